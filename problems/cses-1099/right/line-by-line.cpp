// Line by line (getline, istringstream): counts the stairs of a line.
#include <iostream>
#include <sstream>
#include <string>

int main() {
    std::string line;
    std::getline(std::cin, line);
    int cases = std::stoi(line);
    while (cases--) {
        std::getline(std::cin, line); // n
        std::getline(std::cin, line);
        std::istringstream stairs(line);
        long balls, sum = 0;
        for (int stair = 1; stairs >> balls; stair++) {
            if (stair % 2 == 0) {
                sum ^= balls;
            }
        }
        std::cout << (sum ? "first" : "second") << '\n';
    }
}
