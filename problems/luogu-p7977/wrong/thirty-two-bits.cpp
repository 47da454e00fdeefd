// WA: keeps the heaps in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    long long n, k, largest, heap, ones[20] = {};
    std::cin >> n >> k >> largest;
    std::vector<std::uint32_t> least;
    for (long long t = 0, root = 0; t <= std::min(largest, 4294967295LL); t += root + 2) {
        if (t > 0) least.push_back(static_cast<std::uint32_t>(t));
        while (root * root < 4 * (t + 1)) ++root;
    }
    while (n-- > 0 && std::cin >> heap) {
        const std::uint32_t kept = static_cast<std::uint32_t>(heap);
        const long long value = std::upper_bound(least.begin(), least.end(), kept) - least.begin();
        for (int bit = 0; bit < 20; ++bit) ones[bit] += value >> bit & 1;
    }
    bool won = false;
    for (long long count : ones) won = won || count % (k + 1) != 0;
    std::cout << (won ? "YES" : "NO") << '\n';
}
