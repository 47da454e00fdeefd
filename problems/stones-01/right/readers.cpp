// Token by token, by scanf unless a reader is included: the remainder of every heap.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long cases, heap, most;
    read(cases);
    while (cases--) {
        read(heap);
        read(most);
        std::puts(heap % (most + 1) ? "Win" : "Lose");
    }
}
