// Token by token, by scanf unless a reader is included: the xor of the heaps,
// and whether one is larger than 1.
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
        unsigned long long sum = 0;
        bool large = false;
        while (n--) {
            read(heap);
            sum ^= heap;
            large |= heap > 1;
        }
        std::puts((sum != 0) == large ? "Yougth" : "Hrdv");
    }
}
