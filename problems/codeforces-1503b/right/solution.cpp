// 3-Coloring: in each turn the judge forbids one of three colours, and the program paints an empty
// square of a board in another colour. Neighbours must never have the same colour.
// Theorem: the program can always fill the board, one half of a chessboard in colour 1 and the other
// half in colour 2. When one half is full, the other one can have the third colour as well.

#include <iostream>
#include <utility>
#include <vector>

std::pair<int, int> solve(int forbidden, const bool is_open[2]) {
    // The theorem:
    for (int half = 0; half < 2; ++half) {
        if (is_open[half] && forbidden != half + 1) {
            return {half + 1, half};
        }
    }
    return {3, is_open[0] ? 0 : 1};
}

int main() {
    int n, forbidden;
    std::cin >> n;
    std::vector<std::pair<int, int>> halves[2];
    for (int row = 1; row <= n; ++row) {
        for (int column = 1; column <= n; ++column) {
            halves[(row + column) % 2].emplace_back(row, column);
        }
    }
    for (int turn = 0; turn < n * n && std::cin >> forbidden; ++turn) {
        const bool is_open[2] = {!halves[0].empty(), !halves[1].empty()};
        const auto [colour, half] = solve(forbidden, is_open);
        const auto [row, column] = halves[half].back();
        halves[half].pop_back();
        std::cout << colour << ' ' << row << ' ' << column << std::endl;
    }
}
