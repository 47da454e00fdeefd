// Fibonacci Nim: one heap; the first take may be anything but the whole heap,
// every later one at most twice the take before it. The player who takes the last
// stone wins.
//
// Theorem (Whinihan, 1963): the player to move first loses if and only if the
// number of stones is a Fibonacci number.
//
// For HDU 2516 in C++98; there are fewer than 2^31 stones, and the next Fibonacci number
// after that is 2971215073 < 2^32: 32 bits are enough without a sign.

#include <cstdio>

static unsigned largest_fibonacci_number_up_to(unsigned stones) {
    unsigned fibonacci = 1, next = 2;
    while (next <= stones) {
        unsigned sum = fibonacci + next;
        fibonacci = next;
        next = sum;
    }
    return fibonacci;
}

// Whether the first player wins. Write the number as a sum of Fibonacci numbers without
// neighbours. The winner always takes the smallest: the next is more than twice as large,
// beyond the opponent's limit. A Fibonacci number is its own smallest, which the first
// player may not take.
static bool solve(unsigned stones) {
    return largest_fibonacci_number_up_to(stones) != stones;
}

int main() {
    unsigned stones;
    while (std::scanf("%u", &stones) == 1 && stones != 0) {
        std::puts(solve(stones) ? "First win" : "Second win");
    }
}
