// Token by token, by scanf unless a reader is included: whether the first move takes everything.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long stones;
    while (read(stones)) {
        std::puts(stones <= 2 ? "Hrdv" : "Yougth");
    }
}
