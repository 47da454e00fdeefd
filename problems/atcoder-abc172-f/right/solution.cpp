// Before a game of Nim the second player may move stones from the first heap to the second one,
// but not all of them. How many are needed at least, to win?
// Theorem (Bouton, 1901): the nim-sum must become 0. Two heaps with a given sum and nim-sum both
// have the digits of (sum - nim-sum) / 2, and share out those of the nim-sum.

#include <iostream>
#include <vector>

long long solve(const std::vector<long long> &heaps) {
    long long nim_sum = 0;
    for (std::size_t i = 2; i < heaps.size(); i++) {
        nim_sum ^= heaps[i];
    }
    // The theorem:
    const long long twice = heaps[0] + heaps[1] - nim_sum, both = twice / 2;
    if (twice < 0 || twice % 2 == 1 || (both & nim_sum) != 0 || both > heaps[0]) {
        return -1;
    }
    long long stays = both;
    for (long long digit = 1LL << 40; digit > 0; digit /= 2) {
        if ((nim_sum & digit) != 0 && stays + digit <= heaps[0]) {
            stays += digit;
        }
    }
    return stays == 0 ? -1 : heaps[0] - stays;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> heaps(n);
    for (long long &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << solve(heaps) << '\n';
}
