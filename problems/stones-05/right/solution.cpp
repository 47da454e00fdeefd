// One heap: the first take may be anything but the whole heap, every later one at most twice the
// take before it; the player who takes the last stone wins.
// Theorem (Whinihan, 1963): the first player loses if and only if the heap is a Fibonacci number.
#include <cstdint>
#include <iostream>

bool solve(std::uint64_t stones) {
    std::uint64_t fibonacci = 1, following = 2;
    // The following number may be past 64 bits, but only if it is too large in any case.
    while (fibonacci < stones && fibonacci < following) {
        const std::uint64_t sum = fibonacci + following;
        fibonacci = following;
        following = sum;
    }
    // The theorem:
    return fibonacci != stones;
}

int main() {
    std::uint64_t stones;
    while (std::cin >> stones) {
        std::cout << (solve(stones) ? "Yes" : "No") << '\n';
    }
}
