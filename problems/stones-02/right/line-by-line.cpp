// Line by line (fgets, sscanf): the xor of the remainders, a heap to a line.
#include <cstdio>

static char line[100];

static bool next_line() {
    return std::fgets(line, sizeof line, stdin) != nullptr;
}

int main() {
    int cases, n;
    if (!next_line() || std::sscanf(line, "%d", &cases) != 1) {
        return 1;
    }
    while (cases--) {
        if (!next_line() || std::sscanf(line, "%d", &n) != 1) {
            return 1;
        }
        long long sum = 0;
        while (n--) {
            long long stones, most;
            if (!next_line() || std::sscanf(line, "%lld %lld", &stones, &most) != 2) {
                return 1;
            }
            sum ^= stones % (most + 1);
        }
        std::printf("%s\n", sum ? "Win" : "Lose");
    }
}
