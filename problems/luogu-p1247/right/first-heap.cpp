// Token by token (scanf): the first heap that has the highest digit of the nim-sum.
#include <cstdio>
#include <vector>

int main() {
    int k, nim_sum = 0;
    if (std::scanf("%d", &k) != 1) {
        return 1;
    }
    std::vector<int> heaps(k);
    for (int &heap : heaps) {
        if (std::scanf("%d", &heap) != 1) {
            return 1;
        }
        nim_sum ^= heap;
    }
    if (!nim_sum) {
        std::puts("lose");
        return 0;
    }
    int highest = 1 << (31 - __builtin_clz(nim_sum)), i = 0;
    while (!(heaps[i] & highest)) {
        i++;
    }
    int left = heaps[i] ^ nim_sum;
    std::printf("%d %d\n", heaps[i] - left, i + 1);
    heaps[i] = left;
    for (int j = 0; j < k; j++) {
        std::printf("%d%c", heaps[j], j + 1 < k ? ' ' : '\n');
    }
}
