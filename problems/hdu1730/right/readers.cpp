// Token by token, by scanf unless a reader is included: the xor of the gaps as they come.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif

int main() {
    unsigned long long n, columns, black, white;
    while (read(n)) {
        read(columns);
        unsigned long long sum = 0;
        while (n--) {
            read(black);
            read(white);
            sum ^= (black > white ? black - white : white - black) - 1;
        }
        std::puts(sum ? "I WIN!" : "BAD LUCK!");
    }
}
