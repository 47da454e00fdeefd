// Token by token (scanf): nim-values by recursion with memo, anew for every case.
#include <algorithm>
#include <cstdio>
#include <cstring>

static int amounts[100], k, values[10001];

static int next() {
    int number = 0;
    return std::scanf("%d", &number) == 1 ? number : 0;
}

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
    while ((k = next()) > 0) {
        for (int i = 0; i < k; i++) {
            amounts[i] = next();
        }
        std::sort(amounts, amounts + k);
        std::memset(values, -1, sizeof values);
        for (int rows = next(); rows; rows--) {
            int sum = 0;
            for (int heaps = next(); heaps; heaps--) {
                sum ^= nim_value(next());
            }
            std::putchar(sum ? 'W' : 'L');
        }
        std::putchar('\n');
    }
}
