// Two heaps: a move takes any number of stones from one of them, or equally many from both.
// Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are floor(k phi)
// and floor(k phi) + k for some k, where phi = (1 + sqrt 5) / 2. A move to such a pair wins.
//
// For HDU 2177, in C++98; a heap has at most 10^6 stones, and the smaller one comes first.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

typedef std::pair<int, int> Pair;

// floor(k t) with t = 1 / phi = phi - 1. For k from 1 to 10^6 a double is exact enough:
// (k t - m) (k phi + m) = k^2 - k m - m^2 is an integer for every integer m, and not 0,
// so k t is at least 1 / (k sqrt 5 + 1) > 4e-7 away from m; rounding errors are below 1e-9.
static int floor_over_phi(int k) {
    return static_cast<int>(std::floor(k * ((std::sqrt(5.0) - 1) / 2)));
}

static Pair lost_pair(int k) {
    // The theorem:
    const int smaller = k + floor_over_phi(k);
    return Pair(smaller, smaller + k);
}

static Pair lost_pair_with(int heap) {
    const int below = floor_over_phi(heap);
    const Pair pair = lost_pair(below + 1);
    return pair.first == heap ? pair : Pair(below, heap);
}

// The pairs that a winning move leaves, each one once, for a <= b.
static std::vector<Pair> solve(int a, int b) {
    const Pair pairs[] = {lost_pair(b - a), lost_pair_with(a), lost_pair_with(b)};
    std::vector<Pair> options;
    for (int i = 0; i < 3; i++) {
        const bool is_new = std::find(options.begin(), options.end(), pairs[i]) == options.end();
        if (pairs[i].first + pairs[i].second < a + b && is_new) {
            options.push_back(pairs[i]);
        }
    }
    return options;
}

int main() {
    int a, b;
    while (std::scanf("%d %d", &a, &b) == 2 && (a != 0 || b != 0)) {
        const std::vector<Pair> options = solve(a, b);
        std::puts(options.empty() ? "0" : "1");
        for (std::size_t i = 0; i < options.size(); i++) {
            std::printf("%d %d\n", options[i].first, options[i].second);
        }
    }
}
