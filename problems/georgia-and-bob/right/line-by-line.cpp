// Line by line (cin for the numbers of cases, getline for the rows): a set keeps the chessmen in order.
#include <iostream>
#include <set>
#include <sstream>
#include <string>

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases--) {
        std::cin >> n;
        std::cin.ignore(); // the rest of that line
        std::string line;
        std::getline(std::cin, line);
        std::istringstream row(line);
        std::set<int> cells;
        for (int cell; row >> cell;) {
            cells.insert(cell);
        }
        if (n % 2) {
            cells.insert(0);
        }
        int sum = 0;
        for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
            int left = *cell++;
            sum ^= *cell - left - 1;
        }
        std::cout << (sum ? "Georgia will win" : "Bob will win") << std::endl;
    }
}
