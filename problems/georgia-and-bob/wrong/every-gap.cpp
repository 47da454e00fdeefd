// WA: plays Nim on all gaps, the even steps of the staircase included.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        std::cin >> n;
        std::vector<int> cells(n);
        for (int &cell : cells) std::cin >> cell;
        std::sort(cells.begin(), cells.end());
        int before = 0, value = 0;
        for (int cell : cells) {
            value ^= cell - before - 1;
            before = cell;
        }
        std::cout << (value != 0 ? "Georgia" : "Bob") << " will win\n";
    }
}
