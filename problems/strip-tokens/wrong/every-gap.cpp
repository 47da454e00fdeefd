// WA: counts the free cells before every piece, not before every second one.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    for (std::size_t n; std::cin >> n;) {
        std::vector<unsigned long long> cells(n);
        for (auto &cell : cells) std::cin >> cell;
        std::sort(cells.begin(), cells.end());
        unsigned long long before = 0, value = 0;
        for (auto cell : cells) {
            value ^= cell - before - 1;
            before = cell;
        }
        std::cout << (value != 0 ? 1 : 2) << '\n';
    }
}
