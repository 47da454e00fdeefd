// Candy piles: eat a largest pile, or one candy of every pile. Eating the last candy loses.
// Theorem: sorted, the piles are rows of cells, and the game walks from the corner down or to the
// right. Along a diagonal the outcome is the same, so its last cell decides.

#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

bool solve(std::vector<int> piles) {
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    const int n = static_cast<int>(piles.size());
    int side = 0;
    while (side < n && piles[side] > side) {
        ++side;
    }
    // From the last cell of the diagonal the way is straight, to the right or down.
    int right = piles[side - 1] - side;
    int down = 0;
    while (side + down < n && piles[side + down] >= side) {
        ++down;
    }
    // The theorem:
    return right % 2 == 1 || down % 2 == 1;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int &pile : piles) {
        std::cin >> pile;
    }
    std::cout << (solve(piles) ? "First" : "Second") << '\n';
}
