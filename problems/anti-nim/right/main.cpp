// Misere Nim: take any positive number of stones from one heap; the player who
// takes the last stone loses.
//
// Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and
// only if the ones are odd in number; otherwise if and only if the nim-sum is 0,
// as in normal play.
//
// For HDU 1907 and POJ 3480 in C++98; a heap has at most 5000 stones.

#include <algorithm>
#include <cstdio>

// Whether John wins, who finds this largest heap and this nim-sum; without a heap above 1
// the nim-sum is the parity of the ones. Play as in normal play, until your move would
// leave no heap above 1: then leave an odd number of ones instead of an even one. The
// opponent never gets that far first, because a single heap above 1 has no nim-sum of 0.
static bool solve(int largest, int nim_sum) {
    return largest <= 1 ? nim_sum == 0 : nim_sum != 0;
}

int main() {
    int cases, n, heap;
    if (std::scanf("%d", &cases) != 1) {
        return 0;
    }
    while (cases-- > 0 && std::scanf("%d", &n) == 1) {
        int largest = 0, nim_sum = 0;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) {
            largest = std::max(largest, heap);
            nim_sum ^= heap;
        }
        std::puts(solve(largest, nim_sum) ? "John" : "Brother");
    }
}
