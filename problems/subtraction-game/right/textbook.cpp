// Token by token (scanf): marks the values of all options and looks for the first gap.
#include <algorithm>
#include <cstdio>
#include <vector>

static int next() {
    int number = 0;
    return std::scanf("%d", &number) == 1 ? number : 0;
}

int main() {
    while (const int k = next()) {
        std::vector<int> amounts(k);
        for (int &amount : amounts) {
            amount = next();
        }
        std::sort(amounts.begin(), amounts.end());
        const int n = next();
        std::vector<int> values(n + 1);
        for (int heap = 1; heap <= n; heap++) {
            bool seen[102] = {};
            for (int i = 0; i < k && amounts[i] <= heap; i++) {
                seen[values[heap - amounts[i]]] = true;
            }
            while (seen[values[heap]]) {
                values[heap]++;
            }
        }
        for (int heap = 0; heap <= n; heap++) {
            std::printf("%d%c", values[heap], heap < n ? ' ' : '\n');
        }
    }
}
