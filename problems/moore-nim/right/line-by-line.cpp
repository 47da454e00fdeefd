// Line by line (fgets, atoi), a heap to a line: two words count the ones of all columns, modulo 4.
#include <cstdio>
#include <cstdlib>

static unsigned next_line() {
    char line[64];
    return std::fgets(line, sizeof line, stdin) ? std::atoi(line) : 0;
}

int main() {
    for (unsigned cases = next_line(); cases; cases--) {
        unsigned ones = 0, twos = 0;
        for (unsigned n = next_line(); n; n--) {
            unsigned heap = next_line();
            twos ^= ones & heap;
            ones ^= heap;
        }
        std::puts(ones || twos ? "Yes" : "No");
    }
}
