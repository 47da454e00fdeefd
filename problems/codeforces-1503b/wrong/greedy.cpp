// WA: paints the first empty square in the first colour that is allowed there.
#include <iostream>
#include <vector>

int main() {
    int n, forbidden;
    std::cin >> n;
    std::vector<std::vector<int>> board(n + 2, std::vector<int>(n + 2, 0));
    while (std::cin >> forbidden) {
        bool is_painted = false;
        for (int i = 1; i <= n && !is_painted; ++i) {
            for (int j = 1; j <= n && !is_painted; ++j) {
                for (int colour = 1; colour <= 3 && board[i][j] == 0; ++colour) {
                    const bool is_near = board[i - 1][j] == colour || board[i + 1][j] == colour ||
                                         board[i][j - 1] == colour || board[i][j + 1] == colour;
                    if (colour != forbidden && !is_near) {
                        board[i][j] = colour;
                        std::cout << colour << ' ' << i << ' ' << j << std::endl;
                        is_painted = true;
                    }
                }
            }
        }
        if (!is_painted) return 0;
    }
}
