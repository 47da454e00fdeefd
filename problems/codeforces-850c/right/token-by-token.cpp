// Token by token (std::cin): masks of exponents in which digit e stands for e, remembered in a map.
#include <iostream>
#include <map>

static std::map<unsigned, unsigned> known;

static unsigned value(unsigned mask) {
    if (mask < 2) return 0;
    const auto found = known.find(mask);
    if (found != known.end()) return found->second;
    unsigned long long reached = 0;
    for (int k = 1; mask >> k != 0; ++k) {
        const unsigned stay = mask & ((1u << k) - 1);
        reached |= 1ull << value((stay | mask >> k) & ~1u);
    }
    unsigned mex = 0;
    while (reached >> mex & 1) ++mex;
    return known[mask] = mex;
}

int main() {
    int n = 0;
    std::cin >> n;
    std::map<int, unsigned> masks;
    for (int number = 0; n-- > 0 && std::cin >> number;) {
        for (int p = 2; p <= number / p; ++p) {
            int e = 0;
            for (; number % p == 0; number /= p) ++e;
            if (e > 0) masks[p] |= 1u << e;
        }
        if (number > 1) masks[number] |= 2;
    }
    unsigned total = 0;
    for (const auto &prime : masks) total ^= value(prime.second);
    std::cout << (total != 0 ? "Mojtaba" : "Arpa") << '\n';
}
