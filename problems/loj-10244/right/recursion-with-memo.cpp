// Token by token (scanf): nim-values by recursion with memo.
#include <cstdio>
#include <cstring>

static int n, m, heaps[10], amounts[10], memo[1001];

static int nim_value(int heap) {
    int &value = memo[heap];
    if (value >= 0) {
        return value;
    }
    unsigned seen = 0;
    for (int i = 0; i < m && amounts[i] <= heap; i++) {
        seen |= 1u << nim_value(heap - amounts[i]);
    }
    for (value = 0; seen >> value & 1; value++) {
    }
    return value;
}

static void read(int &count, int *numbers) {
    if (std::scanf("%d", &count) != 1) {
        count = 0;
    }
    for (int i = 0; i < count; i++) {
        if (std::scanf("%d", &numbers[i]) != 1) {
            numbers[i] = 0;
        }
    }
}

int main() {
    read(n, heaps);
    read(m, amounts);
    std::memset(memo, -1, sizeof memo);
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum ^= nim_value(heaps[i]);
    }
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < m && amounts[j] <= heaps[i]; j++) {
            if ((sum ^ nim_value(heaps[i])) == nim_value(heaps[i] - amounts[j])) {
                std::printf("YES\n%d %d\n", i + 1, amounts[j]);
                return 0;
            }
        }
    }
    std::puts("NO");
}
