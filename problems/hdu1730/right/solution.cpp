// Northcott's game, in C++98: a move slides a piece of one's own any distance along its row, but
// not past the opponent's piece in that row. The player who cannot move loses.
// Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps are the heaps.

#include <cstdio>
#include <cstdlib>
#include <vector>

static bool solve(const std::vector<int> &gaps) {
    int nim_sum = 0;
    for (size_t row = 0; row < gaps.size(); row++) {
        // The theorem:
        nim_sum ^= gaps[row];
    }
    return nim_sum != 0;
}

int main() {
    int n, m;
    while (std::scanf("%d %d", &n, &m) == 2) {
        std::vector<int> gaps;
        int black, white;
        while (n-- > 0 && std::scanf("%d %d", &black, &white) == 2) {
            gaps.push_back(std::abs(black - white) - 1);
        }
        std::puts(solve(gaps) ? "I WIN!" : "BAD LUCK!");
    }
}
