// Token by token, by scanf unless a reader is included: the heaps in order, and then in pairs.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif
#include <algorithm>
#include <vector>

int main() {
    unsigned long long n;
    std::vector<unsigned long long> heaps;
    while (read(n) && n) {
        heaps.resize(n);
        for (auto &heap : heaps) {
            read(heap);
        }
        std::sort(heaps.begin(), heaps.end());
        bool paired = n % 2 == 0;
        for (size_t i = 0; paired && i < n; i += 2) {
            paired = heaps[i] == heaps[i + 1];
        }
        std::puts(paired ? "Lose" : "Win");
    }
}
