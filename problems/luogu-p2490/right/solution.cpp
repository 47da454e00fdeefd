// Moore's Nim on the gaps between each white piece and the black one after it (Moore, 1910): the
// player to move loses if and only if every bit is set in a multiple of d + 1 of the gaps.

#include <algorithm>
#include <iostream>
#include <vector>

const long long MODULUS = 1000000007;

// The binomial coefficients of 0, ..., n over 0, ..., k (Pascal's triangle).
std::vector<std::vector<long long>> binomials(int n, int k) {
    std::vector<std::vector<long long>> choose(n + 1, std::vector<long long>(k + 1));
    for (int a = 0; a <= n; ++a) {
        choose[a][0] = 1;
        for (int b = 1; b <= std::min(a, k); ++b) {
            choose[a][b] = (choose[a - 1][b - 1] + choose[a - 1][b]) % MODULUS;
        }
    }
    return choose;
}

long long solve(int n, int k, int d) {
    const auto choose = binomials(n, k);
    const int pairs = k / 2, free = n - k;
    // By the sum of the gaps: how many rows of gaps are lost. Bit by bit, a set of gaps has the bit.
    std::vector<long long> lost(free + 1);
    lost[0] = 1;
    for (int bit = 1; bit <= free; bit *= 2) {
        for (int sum = free; sum >= bit; --sum) {
            // Smaller sums do not have this bit yet.
            // The theorem:
            for (int size = d + 1; size <= pairs && size * bit <= sum; size += d + 1) {
                lost[sum] = (lost[sum] + lost[sum - size * bit] * choose[pairs][size]) % MODULUS;
            }
        }
    }
    // A pair with its gap is one thing; pairs and the other free cells stand in any order.
    long long won = choose[n][k];
    for (int sum = 0; sum <= free; ++sum) {
        won += MODULUS - lost[sum] * choose[n - pairs - sum][pairs] % MODULUS;
    }
    return won % MODULUS;
}

int main() {
    int n, k, d;
    std::cin >> n >> k >> d;
    std::cout << solve(n, k, d) << '\n';
}
