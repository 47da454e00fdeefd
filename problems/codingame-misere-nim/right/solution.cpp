// Misere Nim: take any positive number of objects from one heap; who takes the last one loses.
// Theorem (Bouton, 1901): as in Nim, a winning move makes the nim-sum 0, unless it leaves no heap
// above 1; then it leaves an odd number of ones, and so makes the nim-sum 1.

#include <iostream>
#include <vector>

struct Move {
    int heap, take;
};

std::vector<Move> solve(const std::vector<int> &heaps) {
    int nim_sum = 0, large = 0;
    for (int heap : heaps) {
        nim_sum ^= heap;
        large += heap > 1 ? 1 : 0;
    }
    std::vector<Move> winning;
    for (int index = 0; index < static_cast<int>(heaps.size()); index++) {
        const int heap = heaps[index];
        const bool others_are_small = large == (heap > 1 ? 1 : 0);
        // The theorem:
        const int left = heap ^ nim_sum ^ (others_are_small ? 1 : 0);
        if (left < heap) {
            winning.push_back({index + 1, heap - left});
        }
    }
    return winning;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    while (k-- > 0) {
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        const std::vector<Move> winning = solve(heaps);
        const char *separator = "";
        for (const Move &move : winning) {
            std::cout << separator << move.heap << ':' << move.take;
            separator = " ";
        }
        std::cout << (winning.empty() ? "CONCEDE\n" : "\n");
    }
}
