// Tree Game: add an edge that is not there yet and closes no odd cycle.
// Theorem (parity): a tree has two sides, and every pair across that is not joined is joined in the
// end, so the first player wins if and only if an odd number of these is missing.

#include <iostream>
#include <set>
#include <utility>
#include <vector>

using Edges = std::set<std::pair<int, int>>;

Edges missing(int n, const Edges &edges) {
    std::vector<int> side(n + 1);
    side[1] = 1;
    for (int round = 0; round < n; ++round) {
        for (auto [u, v] : edges) {
            if (side[u] != 0) side[v] = 3 - side[u];
            if (side[v] != 0) side[u] = 3 - side[v];
        }
    }
    Edges across;
    for (int i = 1; i <= n; ++i) {
        for (int j = i + 1; j <= n; ++j) {
            if (side[i] != side[j] && edges.count({i, j}) == 0) across.insert({i, j});
        }
    }
    return across;
}

bool solve(int n, const Edges &edges) {
    // The theorem:
    return missing(n, edges).size() % 2 == 1;
}

int main() {
    int n, u, v;
    std::cin >> n;
    Edges edges;
    for (int edge = 1; edge < n; ++edge) {
        std::cin >> u >> v;
        edges.insert({u, v});
    }
    bool mine = solve(n, edges);
    std::cout << (mine ? "First" : "Second") << std::endl;
    for (Edges left = missing(n, edges); true; mine = !mine) {
        if (mine) {
            auto [i, j] = *left.begin();
            left.erase(left.begin());
            std::cout << i << ' ' << j << std::endl;
        } else {
            std::cin >> u >> v;
            if (u == -1) break;
            left.erase({u, v});
        }
    }
}
