// Line by line (getline): picks the numbers out of the line by hand.
#include <cctype>
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string line;
    std::getline(std::cin, line);
    unsigned long long cases = std::stoull(line);
    while (cases--) {
        std::getline(std::cin, line); // the number of heaps
        std::getline(std::cin, line);
        unsigned sum = 0, heap = 0;
        for (unsigned char c : line) {
            if (std::isdigit(c)) {
                heap = 10 * heap + (c - '0');
            } else {
                sum ^= heap;
                heap = 0;
            }
        }
        sum ^= heap;
        std::cout << (sum ? "PIAOYI" : "HRDV") << '\n';
    }
}
