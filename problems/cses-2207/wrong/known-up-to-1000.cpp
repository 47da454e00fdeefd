// WA: a table of 1000 heaps, and all larger ones are called won.
#include <cstdio>

int main() {
    static int values[1001];
    for (int n = 3; n <= 1000; ++n) {
        bool seen[256] = {};
        for (int part = 1; part < n - part; ++part) seen[values[part] ^ values[n - part]] = true;
        while (seen[values[n]]) ++values[n];
    }
    int t, n;
    std::scanf("%d", &t);
    while (t-- > 0) {
        std::scanf("%d", &n);
        std::puts(n > 1000 || values[n] != 0 ? "first" : "second");
    }
}
