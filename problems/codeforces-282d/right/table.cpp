// Token by token (scanf): for two heaps a table of the lost positions, without the golden ratio.
#include <cstdio>

static bool won[300][300];

static void fill() {
    for (int a = 0; a < 300; ++a) {
        for (int b = 0; b < 300; ++b) {
            if (won[a][b]) continue;
            for (int x = 1; x < 300; ++x) {
                if (a + x < 300) won[a + x][b] = true;
                if (b + x < 300) won[a][b + x] = true;
                if (a + x < 300 && b + x < 300) won[a + x][b + x] = true;
            }
        }
    }
}

int main() {
    int n, a[3] = {0, 0, 0};
    if (std::scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; ++i) {
        if (std::scanf("%d", &a[i]) != 1) return 1;
    }
    fill();
    std::puts((n == 2 ? won[a[0]][a[1]] : (a[0] ^ a[1] ^ a[2]) != 0) ? "BitLGM" : "BitAryo");
}
