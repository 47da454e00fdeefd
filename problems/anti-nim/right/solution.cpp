// Misere Nim, in C++98: take any positive number of stones from one heap; the last stone loses.
// Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and only if the
// ones are odd in number; otherwise if and only if the nim-sum is 0, as in normal play.

#include <algorithm>
#include <cstdio>

// Without a heap above 1 the nim-sum is the parity of the ones.
static bool solve(int largest, int nim_sum) {
    // The theorem:
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
