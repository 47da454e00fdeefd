// Token by token, by scanf unless a reader is included: counts how often each binary digit is set.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long cases, n, heap;
    read(cases);
    while (cases--) {
        read(n);
        unsigned counts[64] = {};
        bool lost = true;
        while (n--) {
            read(heap);
            for (int digit = 0; heap; digit++, heap >>= 1) {
                counts[digit] += heap & 1;
            }
        }
        for (unsigned count : counts) {
            lost &= count % 4 == 0;
        }
        std::puts(lost ? "No" : "Yes");
    }
}
