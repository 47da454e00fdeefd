// Euclid's game: subtract a positive multiple of the smaller number from the larger one; the
// player who makes a 0 wins. Theorem (Cole and Davie, 1969): the player to move wins if and only
// if the numbers are equal or the larger is more than phi = (1 + sqrt 5) / 2 times the smaller.

#include <algorithm>
#include <iostream>

// A ratio r is above phi if and only if r (r - 1) > 1.
bool solve(long long a, long long b) {
    const long long small = std::min(a, b), large = std::max(a, b);
    // The theorem:
    return small == large || large * (large - small) > small * small;
}

int main() {
    long long a, b;
    while (std::cin >> a >> b && a > 0) {
        std::cout << (solve(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
