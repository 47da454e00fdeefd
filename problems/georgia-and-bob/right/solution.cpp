// Georgia and Bob, in C++98: a move slides a chessman of a row any distance to the left, but not
// onto or past another. The player who cannot move loses.
// Theorem: this is staircase Nim, so Nim on every other gap, from the right.

#include <algorithm>
#include <cstdio>
#include <vector>

static bool solve(std::vector<int> cells) {
    cells.push_back(0); // the wall
    std::sort(cells.begin(), cells.end());
    int nim_sum = 0;
    // The theorem:
    for (int last = static_cast<int>(cells.size()) - 1; last > 0; last -= 2) {
        nim_sum ^= cells[last] - cells[last - 1] - 1;
    }
    return nim_sum != 0;
}

int main() {
    int cases, n;
    if (std::scanf("%d", &cases) != 1) {
        return 0;
    }
    while (cases-- > 0 && std::scanf("%d", &n) == 1) {
        std::vector<int> cells;
        int cell;
        while (n-- > 0 && std::scanf("%d", &cell) == 1) {
            cells.push_back(cell);
        }
        std::puts(solve(cells) ? "Georgia will win" : "Bob will win");
    }
}
