// Token by token (scanf): a table of 2000 heaps by the definition; all larger ones are won.
#include <cstdio>

static int values[2001];

int main() {
    for (int n = 3; n <= 2000; ++n) {
        bool seen[256] = {};
        for (int part = 1; part < n - part; ++part) seen[values[part] ^ values[n - part]] = true;
        while (seen[values[n]]) ++values[n];
    }
    int t = 0, n = 0;
    if (std::scanf("%d", &t) != 1) return 1;
    while (t-- > 0 && std::scanf("%d", &n) == 1) {
        std::puts(n > 2000 || values[n] != 0 ? "first" : "second");
    }
}
