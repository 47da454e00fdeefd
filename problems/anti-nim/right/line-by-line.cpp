// Line by line (getline, istringstream): the xor, and how many heaps have more than one stone.
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    int cases = std::stoi(line);
    while (cases--) {
        std::getline(std::cin, line); // the number of heaps, which the next line shows as well
        std::getline(std::cin, line);
        std::istringstream heaps(line);
        int heap, sum = 0, large = 0;
        while (heaps >> heap) {
            sum ^= heap;
            large += heap > 1;
        }
        bool wins = large == 0 ? sum == 0 : sum != 0;
        std::cout << (wins ? "John" : "Brother") << '\n';
    }
}
