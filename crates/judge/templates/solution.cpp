// The game in a sentence.
// Theorem (author, year): the player to move loses if and only if ...
#include <iostream>
#include <vector>

bool solve(const std::vector<long long> &heaps) {
    // The theorem:
    return heaps.empty();
}

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<long long> heaps(n);
        for (long long &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "First" : "Second") << '\n';
    }
}
