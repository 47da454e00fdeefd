// A graph of cycles: remove l to r vertices that are connected.
// Theorem: the nim-value of a cycle of n vertices is n / l, rounded down, if n < l + r, and 0
// otherwise. Alice loses if and only if the nim-sum is 0.
#include <iostream>
#include <numeric>
#include <vector>

int find(std::vector<int> &parent, int vertex) {
    while (parent[vertex] != vertex) {
        vertex = parent[vertex] = parent[parent[vertex]];
    }
    return vertex;
}

bool solve(int l, int r, const std::vector<int> &cycles) {
    int nim_sum = 0;
    for (int n : cycles) {
        // The theorem:
        nim_sum ^= n < l + r ? n / l : 0;
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, l, r;
    std::cin >> n >> l >> r;
    std::vector<int> parent(n + 1);
    std::iota(parent.begin(), parent.end(), 0);
    for (int i = 0; i < n; ++i) {
        int u, v;
        std::cin >> u >> v;
        parent[find(parent, u)] = find(parent, v);
    }
    std::vector<int> cycles(n + 1);
    for (int vertex = 1; vertex <= n; ++vertex) {
        ++cycles[find(parent, vertex)];
    }
    std::cout << (solve(l, r, cycles) ? "Alice" : "Bob") << '\n';
}
