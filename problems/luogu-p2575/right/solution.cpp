// Pieces on rows of 20 cells: a move takes one to the next free cell to its right, in C++98.
// Theorem: each row is a staircase (Sprague, 1937) whose steps are the runs of pieces between
// neighbouring free cells, from the right; lost if and only if the xor of the rows' values is 0.

#include <iostream>
#include <vector>

const int CELLS = 20;

// The xor of every second run, without the one at the end, which is out of play.
int value(const std::vector<bool> &is_taken) {
    int xor_sum = 0, run = 0, free_cells = 0;
    for (int cell = CELLS; cell >= 0; --cell) {
        if (cell > 0 && is_taken[cell]) {
            ++run;
            continue;
        }
        // The theorem:
        if (free_cells % 2 == 1) {
            xor_sum ^= run;
        }
        ++free_cells;
        run = 0;
    }
    return xor_sum;
}

bool solve(const std::vector<std::vector<bool> > &rows) {
    int xor_sum = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        xor_sum ^= value(rows[row]);
    }
    return xor_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        std::vector<std::vector<bool> > rows(n, std::vector<bool>(CELLS + 1));
        for (int row = 0; row < n; ++row) {
            int pieces, cell;
            std::cin >> pieces;
            while (pieces-- > 0) {
                std::cin >> cell;
                rows[row][cell] = true;
            }
        }
        std::cout << (solve(rows) ? "YES\n" : "NO\n");
    }
}
