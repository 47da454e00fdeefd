// Token by token, by scanf unless a reader is included: the xor of the heaps as they come.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long n, heap;
    while (read(n)) {
        unsigned long long sum = 0;
        while (n--) {
            read(heap);
            sum ^= heap;
        }
        std::puts(sum ? "A" : "B");
    }
}
