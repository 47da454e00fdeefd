// WA: asks for the parity of the number of cycles that Alice could win alone.
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n, l, r;
    std::cin >> n >> l >> r;
    std::vector<int> name(n + 1);
    std::iota(name.begin(), name.end(), 0);
    auto find = [&](int vertex) {
        while (name[vertex] != vertex) vertex = name[vertex] = name[name[vertex]];
        return vertex;
    };
    for (int i = 0, u, v; i < n && std::cin >> u >> v; ++i) name[find(u)] = find(v);
    std::vector<int> size(n + 1);
    for (int vertex = 1; vertex <= n; ++vertex) ++size[find(vertex)];
    int won = 0;
    for (int cycle : size) won += l <= cycle && cycle < l + r;
    std::cout << (won % 2 ? "Alice" : "Bob") << '\n';
}
