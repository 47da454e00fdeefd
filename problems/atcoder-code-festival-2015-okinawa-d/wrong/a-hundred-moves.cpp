// WA: looks a hundred moves ahead, and takes a longer game for an endless one.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> words(m);
    for (auto &word : words) std::cin >> word.first >> word.second;
    std::vector<bool> won(n + 1), lost(n + 1);
    for (int round = 0; round < 100; ++round) {
        std::vector<bool> escapes(n + 1);
        for (const auto &word : words) {
            if (lost[word.second]) won[word.first] = true;
            if (!won[word.second]) escapes[word.first] = true;
        }
        for (int i = 1; i <= n; ++i) lost[i] = !escapes[i] && !won[i];
    }
    std::cout << (won[1] ? "Snuke" : lost[1] ? "Sothe" : "Draw") << '\n';
}
