// As long as there are coins in bags, a player puts all coins of a bag on one of the plates. Then
// the players go on with Nim on the plates. There are as many plates as bags.
// Theorem: the first player wins if and only if the bags are even in number and cannot be paired
// off, each with an equal one.

#include <algorithm>
#include <iostream>
#include <vector>

bool solve(std::vector<int> bags) {
    std::sort(bags.begin(), bags.end());
    bool paired = true;
    for (std::size_t i = 0; i + 1 < bags.size(); i += 2) {
        // The theorem:
        paired = paired && bags[i] == bags[i + 1];
    }
    // The theorem:
    return bags.size() % 2 == 0 && !paired;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> bags(n);
        for (int &bag : bags) {
            std::cin >> bag;
        }
        std::cout << (solve(bags) ? "First" : "Second") << '\n';
    }
}
