// A move slides a piece at least one cell to the left, but not onto or past another.
// Theorem (de Bruijn's coins; Conway, 1976): pair the pieces off from the right, an odd one with
// the wall at cell 0. This is Nim, and the gaps inside the pairs are the heaps.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

bool solve(std::vector<std::uint64_t> cells) {
    if (cells.size() % 2 == 1) {
        cells.push_back(0);
    }
    std::sort(cells.begin(), cells.end());
    std::uint64_t nim_sum = 0;
    for (std::size_t left = 0; left < cells.size(); left += 2) {
        // The theorem:
        nim_sum ^= cells[left + 1] - cells[left] - 1;
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    while (std::cin >> n) {
        std::vector<std::uint64_t> pieces(n);
        for (std::uint64_t &cell : pieces) {
            std::cin >> cell;
        }
        std::cout << (solve(pieces) ? 1 : 2) << '\n';
    }
}
