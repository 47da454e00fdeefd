// TLE: makes the table of all 2^20 rows anew for each case.
#include <iostream>
#include <vector>

const int CELLS = 20;

// The nim-values of all rows, in which the first cell is the highest bit.
std::vector<int> table() {
    std::vector<int> values(1 << CELLS);
    for (int row = 0; row < 1 << CELLS; ++row) {
        int reached = 0, free_bit = -1;
        for (int bit = 0; bit < CELLS; ++bit) {
            if ((row >> bit & 1) == 0) {
                free_bit = bit;
            } else if (free_bit >= 0) {
                reached |= 1 << values[row ^ 1 << bit ^ 1 << free_bit];
            }
        }
        while (reached >> values[row] & 1) {
            ++values[row];
        }
    }
    return values;
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        const std::vector<int> values = table();
        int n, nim_sum = 0;
        std::cin >> n;
        while (n-- > 0) {
            int pieces, cell, row = 0;
            std::cin >> pieces;
            while (pieces-- > 0) {
                std::cin >> cell;
                row |= 1 << (CELLS - cell);
            }
            nim_sum ^= values[row];
        }
        std::cout << (nim_sum != 0 ? "YES\n" : "NO\n");
    }
}
