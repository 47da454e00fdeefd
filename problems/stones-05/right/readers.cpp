// Token by token, by scanf unless a reader is included: looks each heap up among the Fibonacci numbers
// that 64 bits can hold.
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
    while (fibonacci.back() > fibonacci[fibonacci.size() - 2]) {
        fibonacci.push_back(fibonacci.back() + fibonacci[fibonacci.size() - 2]);
    }
    fibonacci.pop_back(); // it has overflowed
    unsigned long long stones;
    while (read(stones)) {
        bool lost = std::binary_search(fibonacci.begin(), fibonacci.end(), stones);
        std::puts(lost ? "No" : "Yes");
    }
}
