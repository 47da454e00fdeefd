// Knows no sides: two vertices may be joined if their distance in the tree is odd and more than 1.
#include <cstdio>
#include <vector>

int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    std::vector<std::vector<int>> far(n + 1, std::vector<int>(n + 1, 1000));
    for (int i = 1; i <= n; ++i) far[i][i] = 0;
    for (int i = 1, u, v; i < n; ++i) {
        if (scanf("%d %d", &u, &v) != 2) return 1;
        far[u][v] = far[v][u] = 1;
    }
    for (int k = 1; k <= n; ++k)
        for (int i = 1; i <= n; ++i)
            for (int j = 1; j <= n; ++j)
                if (far[i][k] + far[k][j] < far[i][j]) far[i][j] = far[i][k] + far[k][j];
    std::vector<std::pair<int, int>> moves;
    for (int i = 1; i <= n; ++i)
        for (int j = i + 1; j <= n; ++j)
            if (far[i][j] % 2 == 1 && far[i][j] > 1) moves.push_back({i, j});
    const bool first = moves.size() % 2 == 1;
    puts(first ? "First" : "Second");
    fflush(stdout);
    for (int u = 0, v = 0, turn = first ? 0 : 1; u >= 0; ++turn) {
        if (turn % 2 == 1) {
            if (scanf("%d %d", &u, &v) != 2) return 1;
            if (u > 0) far[u][v] = 1;
            continue;
        }
        while (far[moves.back().first][moves.back().second] == 1) moves.pop_back();
        printf("%d %d\n", moves.back().first, moves.back().second);
        fflush(stdout);
        moves.pop_back();
    }
}
