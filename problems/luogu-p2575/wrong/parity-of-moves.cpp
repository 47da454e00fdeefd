// WA: counts the free cells that the pieces have to pass, as if each move passed one of them.
#include <iostream>

int main() {
    int cases, rows, pieces, cell;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> rows) {
        int moves = 0;
        while (rows-- > 0 && std::cin >> pieces) {
            for (int i = 0; i < pieces; ++i) {
                std::cin >> cell;
                moves += 20 - cell;
            }
            moves -= pieces * (pieces - 1) / 2;
        }
        std::cout << (moves % 2 != 0 ? "YES" : "NO") << '\n';
    }
}
