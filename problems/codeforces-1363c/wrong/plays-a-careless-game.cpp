// WA: plays a game in which everybody takes the leaf with the greatest number, until x is a leaf.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int t, n, x;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n >> x) {
        std::vector<std::pair<int, int>> edges(n - 1);
        for (auto &edge : edges) std::cin >> edge.first >> edge.second;
        std::vector<char> there(n + 1, 1);
        bool ayush_moves = true;
        for (;;) {
            std::vector<int> degree(n + 1);
            for (const auto &edge : edges) {
                if (there[edge.first] && there[edge.second]) ++degree[edge.first], ++degree[edge.second];
            }
            if (degree[x] <= 1) break;
            int leaf = n;
            while (!there[leaf] || degree[leaf] > 1) --leaf;
            there[leaf] = 0;
            ayush_moves = !ayush_moves;
        }
        std::cout << (ayush_moves ? "Ayush" : "Ashish") << '\n';
    }
}
