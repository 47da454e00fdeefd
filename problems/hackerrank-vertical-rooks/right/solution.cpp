// Northcott's game on a chessboard: a move slides a rook of one's own any distance along its
// column, but not past the opponent's rook. The player who cannot move loses, and player 2 begins.
// Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps are the heaps.

#include <cstdlib>
#include <iostream>
#include <vector>

bool solve(const std::vector<int> &first, const std::vector<int> &second) {
    int nim_sum = 0;
    for (std::size_t column = 0; column < first.size(); column++) {
        // The theorem:
        nim_sum ^= std::abs(first[column] - second[column]) - 1;
    }
    return nim_sum != 0;
}

int main() {
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        std::vector<int> first(n), second(n);
        for (int &row : first) {
            std::cin >> row;
        }
        for (int &row : second) {
            std::cin >> row;
        }
        std::cout << (solve(first, second) ? "player-2" : "player-1") << '\n';
    }
}
