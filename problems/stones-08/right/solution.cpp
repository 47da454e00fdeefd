// Two heaps: a move takes any number of stones from one of them, or equally many from both.
// Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are floor(k phi)
// and floor(k phi) + k for some k, where phi = (1 + sqrt 5) / 2. A move to such a pair wins.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <utility>
#include <vector>

using Wide = unsigned __int128; // sums and squares of heaps exceed 64 bits
using Pair = std::pair<Wide, Wide>;

// The largest m with m (m + k) <= k^2, found bit by bit.
Wide floor_over_phi(Wide k) {
    Wide m = 0;
    for (Wide bit = Wide{1} << 63; bit > 0; bit /= 2) {
        if (m + bit <= k * k / (m + bit + k)) {
            m += bit;
        }
    }
    return m;
}

Pair lost_pair(Wide k) {
    // The theorem:
    const Wide smaller = k + floor_over_phi(k);
    return {smaller, smaller + k};
}

Pair lost_pair_with(Wide heap) {
    const Wide below = floor_over_phi(heap);
    const Pair pair = lost_pair(below + 1);
    return pair.first == heap ? pair : Pair{below, heap};
}

// The pairs that a winning move leaves, each one once, for a <= b.
std::vector<Pair> solve(Wide a, Wide b) {
    std::vector<Pair> options;
    for (const Pair &pair : {lost_pair(b - a), lost_pair_with(a), lost_pair_with(b)}) {
        const bool is_new = std::find(options.begin(), options.end(), pair) == options.end();
        if (pair.first + pair.second < a + b && is_new) {
            options.push_back(pair);
        }
    }
    return options;
}

int main() {
    std::uint64_t a, b;
    while (std::cin >> a >> b && (a != 0 || b != 0)) {
        const std::vector<Pair> options = solve(std::min(a, b), std::max(a, b));
        std::cout << (options.empty() ? 0 : 1) << '\n';
        for (const Pair &pair : options) {
            std::cout << std::uint64_t(pair.first) << ' ' << std::uint64_t(pair.second) << '\n';
        }
    }
}
