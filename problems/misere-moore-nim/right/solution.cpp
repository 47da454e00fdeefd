// A move takes stones from each of one to k heaps, and the player who takes the last stone loses.
// Theorem (Yamasaki, 1980): n heaps of one stone are lost if and only if n mod (k + 1) is 1. If a
// heap is larger, lost means that every bit is set in a multiple of k + 1 heaps (Moore, 1910).
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

using Heaps = std::vector<std::uint64_t>;

std::uint64_t heaps_with(int bit, const Heaps &heaps) {
    return std::count_if(heaps.begin(), heaps.end(),
                         [bit](std::uint64_t heap) { return heap >> bit & 1; });
}

bool solve(const Heaps &heaps, std::uint64_t k) {
    // The theorem:
    if (std::all_of(heaps.begin(), heaps.end(), [](std::uint64_t heap) { return heap <= 1; })) {
        return heaps_with(0, heaps) % (k + 1) != 1;
    }
    bool balanced = true;
    for (int bit = 0; bit < 64; bit++) {
        // The theorem:
        balanced = balanced && heaps_with(bit, heaps) % (k + 1) == 0;
    }
    return !balanced;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::uint64_t cases, n, k;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n >> k;
        Heaps heaps(n);
        for (std::uint64_t &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps, k) ? "First" : "Second") << '\n';
    }
}
