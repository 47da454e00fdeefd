// Token by token (scanf): steps of equal length at once, by recursion.
#include <cstdio>

static int value(int heap, int k) {
    int most = heap / k, rest = heap % k;
    if (rest == 0) {
        return most;
    }
    int steps = (rest + most) / (most + 1);
    return value(heap - steps * (most + 1), k);
}

int main() {
    int n, sum = 0;
    if (std::scanf("%d", &n) != 1) {
        return 1;
    }
    while (n--) {
        int a, k;
        std::scanf("%d %d", &a, &k);
        sum ^= value(a, k);
    }
    std::puts(sum ? "Takahashi" : "Aoki");
}
