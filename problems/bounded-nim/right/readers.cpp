// Token by token, by scanf unless a reader is included: the xor of the remainders as they come.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long cases, n, most, heap;
    read(cases);
    while (cases--) {
        read(n);
        read(most);
        unsigned long long sum = 0;
        while (n--) {
            read(heap);
            sum ^= most + 1 ? heap % (most + 1) : heap;
        }
        std::puts(sum ? "A" : "B");
    }
}
