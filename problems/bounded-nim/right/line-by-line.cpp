// Line by line (getline, strtoull): subtracts whole rounds of k + 1 stones and takes the xor of the rest.
#include <cstdlib>
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    std::getline(std::cin, line);
    unsigned long long cases = std::stoull(line);
    while (cases--) {
        std::getline(std::cin, line);
        char *end;
        unsigned long long n = std::strtoull(line.c_str(), &end, 10);
        unsigned long long most = std::strtoull(end, nullptr, 10);
        std::getline(std::cin, line);
        unsigned long long sum = 0;
        const char *at = line.c_str();
        while (n--) {
            unsigned long long heap = std::strtoull(at, &end, 10);
            at = end;
            // most + 1 would overflow for the largest cap of all.
            if (heap > most) {
                heap -= heap / (most + 1) * (most + 1);
            }
            sum ^= heap;
        }
        std::cout << (sum ? "A\n" : "B\n");
    }
}
