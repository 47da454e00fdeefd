// Bachet's game (Bash game): from one heap of N stones a move takes 1 to K of them.
// Theorem (Bachet, 1612): the player to move loses if and only if K + 1 divides N.

#include <iostream>

bool solve(long long n, long long k) {
    // The theorem:
    return n % (k + 1) != 0;
}

int main() {
    int cases;
    long long n, k;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n >> k) {
        std::cout << (solve(n, k) ? "A" : "B") << '\n';
    }
}
