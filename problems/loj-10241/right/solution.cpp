// Bachet's game: a move takes 1 to K of N stones; the player who takes the last stone wins.
// Theorem (Bachet, 1612): the player to move loses if and only if K + 1 divides N.

#include <iostream>

bool solve(int n, int k) {
    // The theorem:
    return n % (k + 1) != 0;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    std::cout << (solve(n, k) ? 1 : 2) << '\n';
}
