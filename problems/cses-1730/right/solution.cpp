// Nim: take any positive number of sticks from one heap; who takes the last stick wins.
// Theorem (Bouton, 1901): the player to move loses if and only if the xor of the heaps is 0.

#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    int nim_sum = 0;
    // The theorem:
    for (int heap : heaps) {
        nim_sum ^= heap;
    }
    return nim_sum != 0;
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
