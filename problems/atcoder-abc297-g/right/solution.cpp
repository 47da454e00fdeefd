// Constrained Nim 2: a move takes at least L and at most R stones from one heap.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the nim-sum of
// all (heap mod (L + R)) / L, rounded down, is 0.

#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps, int least, int most) {
    int nim_sum = 0;
    for (int heap : heaps) {
        // The theorem:
        nim_sum ^= heap % (least + most) / least;
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, least, most;
    std::cin >> n >> least >> most;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << (solve(heaps, least, most) ? "First" : "Second") << '\n';
}
