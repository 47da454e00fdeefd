// Heaps stand in a row; a move takes any positive number of stones from the first that has any.
// Theorem: the player who moves on the first heap above 1 wins; if there is none, the player who
// takes the last heap.

#include <algorithm>
#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    const auto is_large = [](int heap) { return heap > 1; };
    const auto first_large = std::find_if(heaps.begin(), heaps.end(), is_large);
    const auto ones = first_large - heaps.begin();
    // The theorem:
    return first_large != heaps.end() ? ones % 2 == 0 : ones % 2 == 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "First" : "Second") << '\n';
    }
}
