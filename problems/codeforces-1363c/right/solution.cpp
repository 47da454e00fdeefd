// Game On Leaves: take vertices with at most one neighbour; the player who takes x wins.
// Theorem (parity): Ayush, who begins, wins if and only if x has at most one neighbour, or the
// number of vertices is even.

#include <iostream>
#include <utility>
#include <vector>

bool solve(int n, int x, const std::vector<std::pair<int, int>> &edges) {
    int neighbours = 0;
    for (const auto &edge : edges) {
        if (edge.first == x || edge.second == x) ++neighbours;
    }
    // The theorem:
    return neighbours <= 1 || n % 2 == 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, x;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n >> x) {
        std::vector<std::pair<int, int>> edges(n - 1);
        for (auto &edge : edges) {
            std::cin >> edge.first >> edge.second;
        }
        std::cout << (solve(n, x, edges) ? "Ayush" : "Ashish") << '\n';
    }
}
