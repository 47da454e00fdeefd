// WA: prints a negative number if the total is less than what is lost, modulo 10^9 + 7.
#include <iostream>
#include <vector>

int main() {
    const long long modulus = 1000000007;
    int n, k, d;
    std::cin >> n >> k >> d;
    std::vector<std::vector<long long>> choose(n + 1, std::vector<long long>(k + 1));
    for (int a = 0; a <= n; ++a) {
        choose[a][0] = 1;
        for (int b = 1; b <= k && b <= a; ++b) {
            choose[a][b] = (choose[a - 1][b - 1] + choose[a - 1][b]) % modulus;
        }
    }
    std::vector<long long> lost(n + 1);
    lost[0] = 1;
    for (int bit = 1; bit <= n; bit *= 2) {
        for (int sum = n - k; sum >= bit; --sum) {
            for (int size = d + 1; size <= k / 2 && size * bit <= sum; size += d + 1) {
                lost[sum] = (lost[sum] + lost[sum - size * bit] * choose[k / 2][size]) % modulus;
            }
        }
    }
    long long all_lost = 0;
    for (int sum = 0; sum <= n - k; ++sum) {
        all_lost = (all_lost + lost[sum] * choose[n - k / 2 - sum][k / 2]) % modulus;
    }
    std::cout << choose[n][k] - all_lost << '\n';
}
