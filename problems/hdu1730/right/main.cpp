// Northcott's game: in every row stand a black and a white piece; a move slides a
// piece of one's own any distance along its row, but not past the other. The
// player who cannot move loses.
//
// Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps between the
// pieces are the heaps.
//
// For HDU 1730 in C++98; a board has at most 100 columns.

#include <cstdio>
#include <cstdlib>

// Whether the first player wins, who finds this nim-sum of the gaps. A step towards the
// opponent takes stones from a heap; a step back adds some, but it too changes only one
// gap, so a nim-sum of 0 never stays 0. A player who finds another can make it 0 by a
// step forward. So the winner never steps back, and runs out of room for steps forward:
// play ends.
static bool solve(int nim_sum) {
    return nim_sum != 0;
}

int main() {
    int n, m;
    // Blank lines between the boards are skipped like any other white space.
    while (std::scanf("%d %d", &n, &m) == 2) {
        int nim_sum = 0, black, white;
        while (n-- > 0 && std::scanf("%d %d", &black, &white) == 2) {
            nim_sum ^= std::abs(black - white) - 1;
        }
        std::puts(solve(nim_sum) ? "I WIN!" : "BAD LUCK!");
    }
}
