// WA: divides by the numbers up to 31600 only, and takes the rest for a prime.
#include <cstdio>
#include <map>

static std::map<int, int> known;

static int value(int mask) {
    if (mask == 0) return 0;
    if (known.count(mask) > 0) return known[mask];
    unsigned reached = 0;
    for (int k = 1; mask >> (k - 1) != 0; ++k) {
        reached |= 1u << value((mask >> k) | (mask & ((1 << (k - 1)) - 1)));
    }
    int mex = 0;
    while (reached >> mex & 1) ++mex;
    return known[mask] = mex;
}

int main() {
    int n, number;
    std::map<int, int> masks;
    std::scanf("%d", &n);
    while (n-- > 0) {
        std::scanf("%d", &number);
        for (int p = 2; p <= 31600; ++p) {
            int e = 0;
            for (; number % p == 0; number /= p) ++e;
            if (e > 0) masks[p] |= 1 << (e - 1);
        }
        if (number > 1) masks[number] |= 1;
    }
    int total = 0;
    for (std::map<int, int>::iterator it = masks.begin(); it != masks.end(); ++it) total ^= value(it->second);
    std::puts(total != 0 ? "Mojtaba" : "Arpa");
}
