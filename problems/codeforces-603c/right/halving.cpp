// Token by token (scanf): the value by recursion on the halves.
#include <cstdio>

static int value(int heap, bool odd) {
    static const int small[2][5] = {{0, 1, 2, 0, 1}, {0, 1, 0, 1, 2}};
    if (heap < 5) {
        return small[odd][heap];
    }
    if (heap % 2) {
        return 0;
    }
    return odd && value(heap / 2, odd) == 1 ? 2 : 1;
}

int main() {
    int n, k, sum = 0, heap;
    if (std::scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    while (n-- && std::scanf("%d", &heap) == 1) {
        sum ^= value(heap, k % 2);
    }
    std::puts(sum ? "Kevin" : "Nicky");
}
