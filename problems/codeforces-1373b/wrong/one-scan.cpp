// WA: removes pairs in one scan from left to right, and does not look at what closes up.
#include <iostream>
#include <string>

int main() {
    int cases;
    std::string string;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> string) {
        int moves = 0;
        for (std::size_t right = 1; right < string.size(); ++right) {
            if (string[right - 1] != string[right]) {
                ++moves;
                ++right;
            }
        }
        std::cout << (moves % 2 == 1 ? "DA" : "NET") << '\n';
    }
}
