// One heap of N stones: a move takes 1 to M of them; the player who takes the last stone wins.
// Theorem (Bachet, 1612): the player to move loses if and only if M + 1 divides N.
#include <iostream>

bool solve(int n, int m) {
    // The theorem:
    return n % (m + 1) != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases, n, m;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n >> m;
        std::cout << (solve(n, m) ? "Win" : "Lose") << '\n';
    }
}
