// Nim in which the opponent names the heap to take from.
// Theorem: beside a larger heap, the player who takes next wins if and only if the number of heaps
// of one stone is even, and without one, if and only if it is odd.
#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    bool is_larger_left = false;
    int ones = 0;
    for (int heap : heaps) {
        is_larger_left = is_larger_left || heap > 1;
        ones += heap == 1;
    }
    // The theorem:
    return (ones % 2 == 0) == is_larger_left;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "Alice" : "Bob") << '\n';
    }
}
