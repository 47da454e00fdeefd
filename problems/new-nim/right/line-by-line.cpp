// Line by line (getline, istringstream): a descending basis, reduced by the smaller of x and x xor b.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    std::getline(std::cin, line); // k
    std::getline(std::cin, line);
    std::istringstream words(line);
    std::vector<long long> heaps{std::istream_iterator<long long>(words), {}};
    std::sort(heaps.rbegin(), heaps.rend());
    std::vector<long long> basis;
    long long removed = 0;
    for (long long heap : heaps) {
        long long rest = heap;
        for (long long element : basis) {
            rest = std::min(rest, rest ^ element);
        }
        if (rest == 0) {
            removed += heap;
        } else {
            basis.push_back(rest);
            std::sort(basis.rbegin(), basis.rend());
        }
    }
    std::cout << removed << std::endl;
}
