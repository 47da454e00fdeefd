// Token by token: the table of all positions of up to three heaps, by play.
#include <cstdio>

static bool won[51][51][51];

int main() {
    for (int a = 0; a <= 50; a++) {
        for (int b = 0; b <= 50; b++) {
            for (int c = 0; c <= 50; c++) {
                bool wins = a + b + c == 0;
                for (int left = 0; left < 50; left++) {
                    wins |= left < a && !won[left][b][c];
                    wins |= left < b && !won[a][left][c];
                    wins |= left < c && !won[a][b][left];
                }
                won[a][b][c] = wins;
            }
        }
    }
    int n, k;
    if (std::scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    while (k--) {
        int heaps[3] = {0, 0, 0};
        for (int i = 0; i < n; i++) {
            if (std::scanf("%d", &heaps[i]) != 1) {
                return 1;
            }
        }
        const char *between = "";
        for (int i = 0; i < n; i++) {
            for (int take = 1, all = heaps[i]; take <= all; take++) {
                heaps[i] = all - take;
                if (!won[heaps[0]][heaps[1]][heaps[2]]) {
                    std::printf("%s%d:%d", between, i + 1, take);
                    between = " ";
                }
                heaps[i] = all;
            }
        }
        std::puts(*between ? "" : "CONCEDE");
    }
}
