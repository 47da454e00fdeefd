// Token by token, by scanf unless a reader is included: the golden multiple of the difference;
// double is not exact enough for 10^9 stones.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif
#include <algorithm>
#include <cmath>

int main() {
    const long double phi = (1 + std::sqrt(5.0L)) / 2;
    unsigned long long a, b;
    while (read(a) && read(b)) {
        if (a > b) {
            std::swap(a, b);
        }
        std::puts(static_cast<unsigned long long>((b - a) * phi) == a ? "0" : "1");
    }
}
