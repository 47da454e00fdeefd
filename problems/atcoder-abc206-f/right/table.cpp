// Token by token (scanf): the values of all gaps [left, right) with ends from 1 to 100.
#include <cstdio>
#include <cstring>
#include <vector>

static int value[101][101];

int main() {
    int t;
    if (std::scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n;
        std::scanf("%d", &n);
        std::vector<int> from(n), to(n);
        for (int i = 0; i < n; i++) {
            std::scanf("%d %d", &from[i], &to[i]);
        }
        std::memset(value, 0, sizeof value);
        for (int length = 1; length < 100; length++) {
            for (int left = 1; left + length <= 100; left++) {
                int right = left + length;
                bool reached[128] = {};
                for (int i = 0; i < n; i++) {
                    if (left <= from[i] && to[i] <= right) {
                        reached[value[left][from[i]] ^ value[to[i]][right]] = true;
                    }
                }
                int mex = 0;
                while (reached[mex]) {
                    mex++;
                }
                value[left][right] = mex;
            }
        }
        std::puts(value[1][100] ? "Alice" : "Bob");
    }
}
