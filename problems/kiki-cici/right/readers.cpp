// Token by token, by scanf unless a reader is included: the remainder of every pack.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long cards;
    while (read(cards)) {
        std::puts(cards % 3 ? "Kiki" : "Cici");
    }
}
