// Token by token, by scanf unless a reader is included: the theorem in a few words.
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
        bool is_won = false;
        for (read(n); n--;) {
            read(heap);
            // What the heap does to the outcome.
        }
        std::puts(is_won ? "First" : "Second");
    }
}
