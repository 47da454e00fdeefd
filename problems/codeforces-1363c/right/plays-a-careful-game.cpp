// Plays a game in which nobody leaves x a single neighbour as long as this can be avoided: leaves
// that are not neighbours of x go first, and neighbours of x while it has three or more.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n, x;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n >> x) {
        std::vector<std::vector<int>> beside(n + 1);
        for (int edge = 1; edge < n; ++edge) {
            int u, v;
            std::cin >> u >> v;
            beside[u].push_back(v);
            beside[v].push_back(u);
        }
        std::vector<int> degree(n + 1), far, near;
        std::vector<char> is_near(n + 1), taken(n + 1);
        for (int neighbour : beside[x]) is_near[neighbour] = 1;
        for (int vertex = 1; vertex <= n; ++vertex) {
            degree[vertex] = beside[vertex].size();
            if (vertex != x && degree[vertex] == 1) (is_near[vertex] ? near : far).push_back(vertex);
        }
        bool ayush_moves = true;
        while (degree[x] > 1 && (!far.empty() || degree[x] > 2)) {
            std::vector<int> &leaves = far.empty() ? near : far;
            const int leaf = leaves.back();
            leaves.pop_back();
            taken[leaf] = 1;
            for (int next : beside[leaf]) {
                if (taken[next]) continue;
                if (--degree[next] == 1 && next != x) (is_near[next] ? near : far).push_back(next);
            }
            ayush_moves = !ayush_moves;
        }
        const bool ayush_wins = degree[x] <= 1 ? ayush_moves : !ayush_moves;
        std::cout << (ayush_wins ? "Ayush" : "Ashish") << '\n';
    }
}
