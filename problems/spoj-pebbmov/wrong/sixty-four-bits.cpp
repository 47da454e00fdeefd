// WA: reads the digits into 64 bits, so that numbers that differ by 2^64 become equal.
#include <algorithm>
#include <cstdio>
#include <vector>

static bool read(unsigned long long &number) {
    int letter = std::getchar();
    while (letter != EOF && (letter < '0' || letter > '9')) letter = std::getchar();
    if (letter == EOF) return false;
    for (number = 0; letter >= '0' && letter <= '9'; letter = std::getchar()) {
        number = 10 * number + (letter - '0');
    }
    return true;
}

int main() {
    unsigned long long n;
    while (read(n)) {
        std::vector<unsigned long long> piles(n);
        for (auto &pile : piles) read(pile);
        std::sort(piles.begin(), piles.end());
        bool paired = n % 2 == 0;
        for (size_t i = 0; paired && i < n; i += 2) paired = piles[i] == piles[i + 1];
        std::puts(paired ? "second player" : "first player");
    }
}
