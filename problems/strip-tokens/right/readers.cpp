// Token by token, by scanf unless a reader is included: the gaps inside pairs, from the right.
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
    while (read(n)) {
        std::vector<unsigned long long> cells(n);
        for (auto &cell : cells) {
            read(cell);
        }
        std::sort(cells.begin(), cells.end());
        unsigned long long sum = 0;
        for (long long right = n - 1; right >= 0; right -= 2) {
            sum ^= cells[right] - (right ? cells[right - 1] : 0) - 1;
        }
        std::puts(sum ? "1" : "2");
    }
}
