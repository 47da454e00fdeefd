// Stones: a move takes one of N given amounts from a heap of K stones.
// Theorem: a heap is won for the player to move if and only if some amount leaves a lost one.

#include <iostream>
#include <vector>

bool solve(int heap, const std::vector<int> &amounts) {
    std::vector<bool> wins(heap + 1);
    for (int stones = 0; stones <= heap; ++stones) {
        for (int amount : amounts) {
            // The theorem:
            if (amount <= stones && !wins[stones - amount]) {
                wins[stones] = true;
            }
        }
    }
    return wins[heap];
}

int main() {
    int n, heap;
    std::cin >> n >> heap;
    std::vector<int> amounts(n);
    for (int &amount : amounts) {
        std::cin >> amount;
    }
    std::cout << (solve(heap, amounts) ? "First" : "Second") << '\n';
}
