// Token by token, by scanf unless a reader is included: looks each heap up among the Fibonacci numbers.
#ifndef READER
#include <cstdio>
static bool read(unsigned long long &number) {
    return std::scanf("%llu", &number) == 1;
}
#endif
#include <algorithm>
#include <vector>

int main() {
    std::vector<unsigned long long> fibonacci = {1, 2};
    while (fibonacci.back() < 1ull << 32) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    unsigned long long stones;
    while (read(stones) && stones) {
        bool lost = std::binary_search(fibonacci.begin(), fibonacci.end(), stones);
        std::puts(lost ? "Second win" : "First win");
    }
}
