// Token by token (scanf): in ascending order, the first heap and the one after the first half.
#include <algorithm>
#include <cstdio>

int main() {
    int n, heaps[50];
    if (std::scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; ++i) {
        if (std::scanf("%d", &heaps[i]) != 1) return 1;
    }
    std::sort(heaps, heaps + n);
    std::puts(heaps[0] == heaps[n / 2] ? "Bob" : "Alice");
}
