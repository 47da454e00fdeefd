// Take 1, 2 or 3 sticks from one heap; the player who takes the last stick wins.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of
// all heaps mod 4 is 0.

#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    int nim_sum = 0;
    for (int heap : heaps) {
        // The theorem:
        nim_sum ^= heap % 4;
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
