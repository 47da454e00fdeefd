// A token walks over an n x n board from a corner, and never to a cell where it has been.
// Theorem (Fraenkel, Scheinerman and Ullman, 1993): the player to move wins if and only if every
// largest matching of the cells that are left covers the token's cell.

#include <iostream>

// Dominoes cover the board if n is even, and all cells but the corner if n is odd.
bool solve(long long n) {
    // The theorem:
    return n % 2 == 0;
}

int main() {
    long long n;
    while (std::cin >> n && n != 0) {
        std::cout << (solve(n) ? "Alice" : "Bob") << '\n';
    }
}
