// Nim: a move takes any number of stones from one heap; the player who takes the last stone wins.
// Theorem (Bouton, 1901): the player to move loses if and only if the nim-sum of the heaps, their
// exclusive or, is 0.
#include <functional>
#include <iostream>
#include <numeric>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    // The theorem:
    return std::accumulate(heaps.begin(), heaps.end(), 0, std::bit_xor<>()) != 0;
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
        std::cout << (solve(heaps) ? "PIAOYI" : "HRDV") << '\n';
    }
}
