// WA: keeps the indices of primes in 16 bits.
#include <cstdint>
#include <cstdio>
#include <vector>

int main() {
    const int last = 10000000;
    std::vector<std::uint16_t> value(last + 1, 0);
    std::vector<bool> done(last + 1, false);
    value[1] = 1;
    std::uint16_t index = 1;
    for (int p = 3; p <= last; p += 2) {
        if (done[p]) continue;
        ++index;
        for (int m = p; m <= last; m += 2 * p) {
            if (!done[m]) {
                done[m] = true;
                value[m] = index;
            }
            if (m > last - 2 * p) break;
        }
    }
    int t, n, heap;
    std::scanf("%d", &t);
    while (t-- > 0) {
        std::scanf("%d", &n);
        int total = 0;
        while (n-- > 0) {
            std::scanf("%d", &heap);
            total ^= value[heap];
        }
        std::puts(total != 0 ? "Alice" : "Bob");
    }
}
