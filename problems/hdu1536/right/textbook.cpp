// The documents' way: nim-values by recursion with a memory, anew for every case.
#include <algorithm>
#include <cstdio>
#include <cstring>

static int amounts[100], k, values[10001];

static int nim_value(int heap) {
    if (values[heap] >= 0) {
        return values[heap];
    }
    bool seen[102] = {};
    for (int i = 0; i < k && amounts[i] <= heap; i++) {
        seen[nim_value(heap - amounts[i])] = true;
    }
    int value = 0;
    while (seen[value]) {
        value++;
    }
    return values[heap] = value;
}

int main() {
    int rows, heaps, heap;
    while (std::scanf("%d", &k) == 1 && k) {
        for (int i = 0; i < k; i++) {
            std::scanf("%d", &amounts[i]);
        }
        std::sort(amounts, amounts + k);
        std::memset(values, -1, sizeof values);
        std::scanf("%d", &rows);
        while (rows--) {
            int sum = 0;
            for (std::scanf("%d", &heaps); heaps; heaps--) {
                std::scanf("%d", &heap);
                sum ^= nim_value(heap);
            }
            std::putchar(sum ? 'W' : 'L');
        }
        std::putchar('\n');
    }
}
