// Stones: Branko names a pile, Ankica takes from it and names one for Branko, and so on.
// Theorem: only piles of one stone count; the player who takes next wins if and only if their number
// is even beside a larger pile, or odd without one.
#include <algorithm>
#include <iostream>
#include <vector>

// Whether the player who takes next wins, before a pile is named.
bool solve(const std::vector<int> &piles) {
    const auto ones = std::count(piles.begin(), piles.end(), 1);
    const bool is_larger_left = *std::max_element(piles.begin(), piles.end()) > 1;
    // The theorem:
    return (ones % 2 == 0) == is_larger_left;
}

int main() {
    int n, named, taken;
    std::cin >> n;
    std::vector<int> piles(n);
    for (int &pile : piles) std::cin >> pile;
    while (std::cin >> named && named > 0) {
        int &pile = piles[named - 1];
        const int stones = pile;
        pile = 0;
        if (solve(piles) && stones > 1) pile = 1;
        std::cout << stones - pile << std::endl;
        auto next = std::find(piles.begin(), piles.end(), 1);
        if (next == piles.end()) next = std::max_element(piles.begin(), piles.end());
        if (*next == 0) {
            std::cout << -1 << std::endl;
            break;
        }
        std::cout << next - piles.begin() + 1 << std::endl;
        std::cin >> taken;
        *next -= taken;
    }
}
