// Token by token, by scanf unless a reader is included: the xor of every other step as they come.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long cases, n, stones;
    read(cases);
    while (cases--) {
        read(n);
        unsigned long long sum = 0;
        for (unsigned long long step = 1; step <= n; step++) {
            read(stones);
            if (step % 2 == 1) {
                sum ^= stones;
            }
        }
        std::puts(sum ? "First" : "Second");
    }
}
