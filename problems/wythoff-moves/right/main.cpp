// Two heaps of stones; a move takes any number from one heap, or equally many from
// both, and the player who takes the last stone wins. Which first moves win?
//
// Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are
// floor(k phi) and floor(k phi) + k for some k; phi = (1 + sqrt 5) / 2.
//
// For HDU 2177 in C++98; a heap has at most 10^6 stones, and the smaller comes first.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>
#include <vector>

typedef std::pair<int, int> Heaps;

// floor(k t) with t = 1 / phi = phi - 1. For k from 1 to 10^6 a double is exact enough:
// (k t - m) (k phi + m) = k^2 - k m - m^2 is an integer for every integer m, and not 0,
// so k t is at least 1 / (k sqrt 5 + 1) > 4e-7 away from m; rounding errors are below 1e-9.
static int floor_over_phi(int k) {
    return static_cast<int>(std::floor(k * ((std::sqrt(5.0) - 1) / 2)));
}

static Heaps p_position(int k) {
    int smaller = k + floor_over_phi(k);
    return Heaps(smaller, smaller + k);
}

// The other number of the pair that contains a. If a is the smaller one of the k-th pair,
// then a t < k < (a + 1) t; if it is the larger one, then floor(k phi) = floor(a t).
static int partner(int a) {
    int below = floor_over_phi(a);
    Heaps pair = p_position(below + 1);
    return pair.first == a ? pair.second : below;
}

static void add_once(std::vector<Heaps> &options, int x, int y) {
    Heaps option(std::min(x, y), std::max(x, y));
    if (std::find(options.begin(), options.end(), option) == options.end()) {
        options.push_back(option);
    }
}

// To win is to move to a pair of the theorem. Every difference belongs to one pair,
// and every number is in one pair (Rayleigh, 1894; Beatty, 1926): so there is one to
// look for by equal taking, one that keeps a, and one that keeps b.
static std::vector<Heaps> winning_options(int a, int b) {
    std::vector<Heaps> options;
    Heaps equal = p_position(b - a);
    if (equal.first < a) {
        add_once(options, equal.first, equal.second);
    }
    if (partner(a) < b) {
        add_once(options, a, partner(a));
    }
    if (partner(b) < a) {
        add_once(options, b, partner(b));
    }
    return options;
}

static void solve(int a, int b) {
    std::vector<Heaps> options = winning_options(a, b);
    std::puts(options.empty() ? "0" : "1");
    for (size_t i = 0; i < options.size(); i++) {
        std::printf("%d %d\n", options[i].first, options[i].second);
    }
}

int main() {
    int a, b;
    while (std::scanf("%d %d", &a, &b) == 2 && (a != 0 || b != 0)) {
        solve(a, b);
    }
}
