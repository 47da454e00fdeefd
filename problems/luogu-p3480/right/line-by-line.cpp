// Line by line (getline, istringstream): the heaps in pairs from the right.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    std::getline(std::cin, line);
    int cases = std::stoi(line);
    while (cases--) {
        std::getline(std::cin, line); // n
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::vector<int> heaps{std::istream_iterator<int>(words), {}};
        int sum = 0;
        for (int last = heaps.size() - 1; last >= 0; last -= 2) {
            sum ^= heaps[last] - (last ? heaps[last - 1] : 0);
        }
        std::cout << (sum ? "TAK\n" : "NIE\n");
    }
}
