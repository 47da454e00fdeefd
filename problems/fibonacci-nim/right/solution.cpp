// Fibonacci Nim, in C++98: the first take is anything but the whole heap, every later one at most
// twice the take before it; the player who takes the last stone wins.
// Theorem (Whinihan, 1963): the first player loses if and only if the heap is a Fibonacci number.

#include <cstdio>

// For less than 2^31 stones, the next Fibonacci number is below 2^32.
static unsigned largest_fibonacci_number_up_to(unsigned stones) {
    unsigned fibonacci = 1, next = 2;
    while (next <= stones) {
        const unsigned sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    return fibonacci;
}

static bool solve(unsigned stones) {
    // The theorem:
    return largest_fibonacci_number_up_to(stones) != stones;
}

int main() {
    unsigned stones;
    while (std::scanf("%u", &stones) == 1 && stones != 0) {
        std::puts(solve(stones) ? "First win" : "Second win");
    }
}
