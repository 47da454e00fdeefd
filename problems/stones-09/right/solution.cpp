// Nim, but the player who takes the last stone loses.
// Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and only if the ones
// are odd in number; otherwise if and only if the nim-sum is 0, as in normal play.
#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    int nim_sum = 0;
    bool some_heap_is_large = false;
    for (int heap : heaps) {
        nim_sum ^= heap;
        some_heap_is_large = some_heap_is_large || heap > 1;
    }
    // The theorem:
    return (nim_sum != 0) == some_heap_is_large;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases, m;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> m;
        std::vector<int> heaps(m);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "Yougth" : "Hrdv") << '\n';
    }
}
