// WA: reads the two rooks of a column one after the other, where all rooks of player 1 come first.
#include <cstdlib>
#include <iostream>

int main() {
    int t, n, one, other;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        int nim_sum = 0;
        while (n-- > 0 && std::cin >> one >> other) nim_sum ^= std::abs(one - other) - 1;
        std::cout << (nim_sum ? "player-2" : "player-1") << '\n';
    }
}
