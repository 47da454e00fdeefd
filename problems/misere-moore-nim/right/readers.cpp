// Token by token, by scanf unless a reader is included: counts how often each binary digit is set,
// and whether a heap is larger than 1.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif
#include <algorithm>

int main() {
    unsigned long long cases, n, most, heap;
    read(cases);
    while (cases--) {
        read(n);
        read(most);
        // More heaps at once than there are is no more than all of them.
        const unsigned long long round = std::min(most, n) + 1;
        unsigned counts[64] = {};
        bool large = false;
        while (n--) {
            read(heap);
            large |= heap > 1;
            for (int digit = 0; heap; digit++, heap >>= 1) {
                counts[digit] += heap & 1;
            }
        }
        bool lost = large ? counts[0] % round == 0 : counts[0] % round == 1;
        for (int digit = 1; digit < 64; digit++) {
            lost &= counts[digit] % round == 0;
        }
        std::puts(lost ? "Second" : "First");
    }
}
