// Token by token (scanf): for every ring a table of its rows, by mex over all moves.
#include <cstdio>
#include <vector>

static bool row_is_lost(int length, int m) {
    std::vector<int> values(length + 1), seen(2048, -1);
    for (int row = m; row <= length; row++) {
        for (int left = 0; left <= row - m; left++) {
            seen[values[left] ^ values[row - m - left]] = row;
        }
        while (seen[values[row]] == row) {
            values[row]++;
        }
    }
    return values[length] == 0;
}

int main() {
    int cases, n, m;
    if (std::scanf("%d", &cases) != 1) {
        return 1;
    }
    while (cases-- && std::scanf("%d%d", &n, &m) == 2) {
        bool wins = m <= n && row_is_lost(n - m, m);
        std::puts(wins ? "xian shou sheng" : "hou shou sheng");
    }
}
