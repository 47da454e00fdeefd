// Bounded Nim: a move takes 1 to k stones from one heap.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the nim-sum of
// all heaps mod (k + 1) is 0.

#include <cstdint>
#include <iostream>
#include <vector>

bool solve(const std::vector<std::uint64_t> &heaps, std::uint64_t k) {
    std::uint64_t nim_sum = 0;
    for (std::uint64_t heap : heaps) {
        // The largest k has no k + 1 in 64 bits, but then no heap is larger.
        // The theorem:
        nim_sum ^= heap <= k ? heap : heap % (k + 1);
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::uint64_t cases, n, k;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n >> k) {
        std::vector<std::uint64_t> heaps(n);
        for (std::uint64_t &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps, k) ? "A" : "B") << '\n';
    }
}
