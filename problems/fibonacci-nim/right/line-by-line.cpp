// Line by line (fgets, sscanf): finds the largest Fibonacci number that fits, and sees whether anything is left.
#include <cstdio>

int main() {
    char line[64];
    while (std::fgets(line, sizeof line, stdin)) {
        unsigned stones;
        if (std::sscanf(line, "%u", &stones) != 1 || stones == 0) {
            break;
        }
        unsigned long long smaller = 1, larger = 2;
        while (larger <= stones) {
            unsigned long long sum = smaller + larger;
            smaller = larger;
            larger = sum;
        }
        std::puts(stones == smaller ? "Second win" : "First win");
    }
}
