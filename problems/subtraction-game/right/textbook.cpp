// The documents' way: mark the values of all options, and look for the first gap.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <vector>

int main() {
    int k, n;
    while (std::scanf("%d", &k) == 1) {
        std::vector<int> amounts(k);
        for (int &amount : amounts) {
            std::scanf("%d", &amount);
        }
        std::sort(amounts.begin(), amounts.end());
        std::scanf("%d", &n);
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
