// 01 Game: remove two different neighbours from a string of zeros and ones.
// Theorem (parity): play takes exactly min(zeros, ones) moves, whatever is played, so Alice, who
// begins, wins if and only if this number is odd.

#include <algorithm>
#include <iostream>
#include <string>

bool solve(const std::string &string) {
    const auto zeros = std::count(string.begin(), string.end(), '0');
    const auto ones = std::count(string.begin(), string.end(), '1');
    // The theorem:
    return std::min(zeros, ones) % 2 == 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int cases;
    std::string string;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> string) {
        std::cout << (solve(string) ? "DA" : "NET") << '\n';
    }
}
