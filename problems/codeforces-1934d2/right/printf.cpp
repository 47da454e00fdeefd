// Splits off the top bit by a builtin, and flushes what printf has buffered.
#include <cstdio>
#include <cstdlib>

int main() {
    int t;
    if (scanf("%d", &t) != 1) return 1;
    for (long long p, q = 0; t > 0; --t) {
        if (scanf("%lld", &p) != 1) return 1;
        bool mine = __builtin_popcountll(p) % 2 == 0;
        puts(mine ? "first" : "second");
        do {
            if (mine) {
                if (__builtin_popcountll(p) % 2) p = q;
                const long long top = 1LL << (63 - __builtin_clzll(p));
                printf("%lld %lld\n", top, p - top);
            }
            fflush(stdout);
            mine = true;
            if (scanf("%lld %lld", &p, &q) != 2 || p < 0) exit(1);
        } while (p > 0);
    }
}
