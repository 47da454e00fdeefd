// Chessmen stand on the cells 1, 2, 3, ... of a row; a move slides one of them any
// distance to the left, but not onto or past another. Georgia begins, and the
// player who cannot move loses.
//
// Theorem: this is staircase Nim, so Nim on every other gap from the right.
//
// For POJ 1704 in C++98; the cells are numbered to 10000.

#include <algorithm>
#include <cstdio>
#include <vector>

// Whether Georgia wins. The free cells before a chessman are the stones on a step. A move
// takes some of them and lays them on the step of the chessman to the right; what the last
// one passes is out of play. So every move changes exactly one of the steps 1, 3, 5, ...
// from the right, and can take any number from it: Nim on these.
static bool solve(const std::vector<int> &wall_and_chessmen) {
    int nim_sum = 0;
    for (int last = static_cast<int>(wall_and_chessmen.size()) - 1; last > 0; last -= 2) {
        nim_sum ^= wall_and_chessmen[last] - wall_and_chessmen[last - 1] - 1;
    }
    return nim_sum != 0;
}

int main() {
    int cases, n;
    if (std::scanf("%d", &cases) != 1) {
        return 0;
    }
    while (cases-- > 0 && std::scanf("%d", &n) == 1) {
        // The wall is on cell 0.
        std::vector<int> wall_and_chessmen(1, 0);
        int chessman;
        while (n-- > 0 && std::scanf("%d", &chessman) == 1) {
            wall_and_chessmen.push_back(chessman);
        }
        std::sort(wall_and_chessmen.begin(), wall_and_chessmen.end());
        std::puts(solve(wall_and_chessmen) ? "Georgia will win" : "Bob will win");
    }
}
