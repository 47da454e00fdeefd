// In a row of n cells some hold 0 or 1. A move writes 0 or 1 into an empty cell, but not the digit
// of a neighbour. The player who cannot move loses.
// Theorem: n empty cells have the nim-value n with one digit beside them, 1 between two equal
// digits, 0 between two different ones, and n mod 2 if the row has no digit. The player to move
// loses if and only if the nim-sum is 0 (Sprague, 1935; Grundy, 1939).

#include <iostream>
#include <utility>
#include <vector>

bool solve(long long n, const std::vector<std::pair<long long, int>> &digits) {
    if (digits.empty()) {
        return n % 2 == 1;
    }
    // The theorem:
    long long nim_sum = (digits.front().first - 1) ^ (n - digits.back().first);
    for (std::size_t i = 1; i < digits.size(); i++) {
        // The theorem:
        nim_sum ^= digits[i - 1].second == digits[i].second ? 1 : 0;
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    long long n;
    int m;
    std::cin >> n >> m;
    std::vector<std::pair<long long, int>> digits(m);
    for (auto &digit : digits) {
        std::cin >> digit.first >> digit.second;
    }
    std::cout << (solve(n, digits) ? "Takahashi" : "Aoki") << '\n';
}
