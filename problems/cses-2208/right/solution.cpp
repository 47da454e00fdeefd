// Take one coin from each of some heaps, at least one; who takes the last coin wins.
// Theorem (parity): the player to move loses if and only if all heaps are even.

#include <algorithm>
#include <iostream>
#include <vector>

bool is_odd(int heap) {
    return heap % 2 == 1;
}

bool solve(const std::vector<int> &heaps) {
    // The theorem:
    return std::any_of(heaps.begin(), heaps.end(), is_odd);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "first\n" : "second\n");
    }
}
