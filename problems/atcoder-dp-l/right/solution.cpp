// Deque: a move takes the first or the last number of a row and scores it.
// Theorem (von Neumann, 1928): of a stretch the player to move gets the better of two ends, each
// less what the opponent then gets of the rest.

#include <algorithm>
#include <iostream>
#include <vector>

using Score = long long;

Score solve(const std::vector<Score> &row) {
    const int n = row.size();
    std::vector<Score> lead(n + 1, 0);
    for (int length = 1; length <= n; length++) {
        for (int first = 0; first + length <= n; first++) {
            const int last = first + length - 1;
            // The theorem:
            lead[first] = std::max(row[first] - lead[first + 1], row[last] - lead[first]);
        }
    }
    return lead[0];
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Score> row(n);
    for (Score &number : row) {
        std::cin >> number;
    }
    std::cout << solve(row) << '\n';
}
