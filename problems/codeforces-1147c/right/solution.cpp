// Half of the heaps: take any positive number of stones from each of exactly n / 2 of the n heaps.
// Theorem: the player to move loses if and only if more than n / 2 heaps are as small as the least.
#include <algorithm>
#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    const int least = *std::min_element(heaps.begin(), heaps.end());
    const int n = static_cast<int>(heaps.size());
    // The theorem:
    return std::count(heaps.begin(), heaps.end(), least) <= n / 2;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << (solve(heaps) ? "Alice" : "Bob") << '\n';
}
