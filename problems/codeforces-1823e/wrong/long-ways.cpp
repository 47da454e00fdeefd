// TLE: joins the ends of edges without compressing the ways, so that a way may be as long as a cycle.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int find(const std::vector<int> &parent, int vertex) {
    while (parent[vertex] != vertex) {
        vertex = parent[vertex];
    }
    return vertex;
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
        u = find(parent, u);
        v = find(parent, v);
        parent[std::max(u, v)] = std::min(u, v);
    }
    std::vector<int> cycles(n + 1);
    for (int vertex = 1; vertex <= n; ++vertex) {
        ++cycles[find(parent, vertex)];
    }
    int nim_sum = 0;
    for (int length : cycles) {
        nim_sum ^= length < l + r ? length / l : 0;
    }
    std::cout << (nim_sum != 0 ? "Alice" : "Bob") << '\n';
}
