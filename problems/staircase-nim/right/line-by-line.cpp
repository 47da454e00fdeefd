// Line by line (getline, strtoull): every other number of the second line of a case.
#include <cstdlib>
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::string count, line;
    std::getline(std::cin, count);
    for (long cases = std::stol(count); cases > 0; cases--) {
        std::getline(std::cin, count);
        std::getline(std::cin, line);
        unsigned long long sum = 0;
        char *at = &line[0];
        for (int step = 1, n = std::stoi(count); step <= n; step++) {
            unsigned long long stones = std::strtoull(at, &at, 10);
            sum ^= step % 2 ? stones : 0;
        }
        std::cout << (sum == 0 ? "Second\n" : "First\n");
    }
}
