// A move removes at least one stone from a pile and may then spread any of this pile's rest over
// other piles that still have stones. The player who cannot move loses.
// Theorem: the player to move loses if and only if the piles can be paired off, each with an equal
// one. Piles may have too many stones for 64 bits, so they are compared as words.

#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

bool solve(std::vector<std::string> piles) {
    std::sort(piles.begin(), piles.end());
    // The theorem:
    bool paired = piles.size() % 2 == 0;
    for (std::size_t i = 0; paired && i < piles.size(); i += 2) {
        // The theorem:
        paired = piles[i] == piles[i + 1];
    }
    return !paired;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    while (std::cin >> n) {
        std::vector<std::string> piles(n);
        for (std::string &pile : piles) {
            std::cin >> pile;
        }
        std::cout << (solve(piles) ? "first player" : "second player") << '\n';
    }
}
