// Palindrome Game, easy version: in a palindrome, make a 0 a 1 for a dollar, or reverse for nothing.
// Theorem (mirror strategy): Alice wins if and only if the number of zeros is odd and not 1, and
// otherwise Bob wins.

#include <algorithm>
#include <iostream>
#include <string>

bool solve(const std::string &string) {
    const auto zeros = std::count(string.begin(), string.end(), '0');
    // The theorem:
    return zeros % 2 == 1 && zeros > 1;
}

int main() {
    int t, n;
    std::cin >> t;
    std::string string;
    while (t-- > 0 && std::cin >> n >> string) {
        std::cout << (solve(string) ? "ALICE" : "BOB") << '\n';
    }
}
