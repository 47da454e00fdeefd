// Nim with forbidden takes: any number of stones from one heap, but for given pairs not y from x.
// Theorem: if the forbidden takes of a heap lead to all smaller heaps of some nim-value, the heap
// repeats the least such value; any other heap n has the value n minus the repeats below n.

#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

struct Repeat {
    long long heap, value;
};

long long nim_value(long long heap, const std::vector<Repeat> &repeats) {
    auto is_smaller = [](const Repeat &repeat, long long size) { return repeat.heap < size; };
    auto place = std::lower_bound(repeats.begin(), repeats.end(), heap, is_smaller);
    if (place != repeats.end() && place->heap == heap) {
        return place->value;
    }
    // The theorem:
    return heap - (place - repeats.begin());
}

bool solve(const std::vector<long long> &heaps,
           const std::map<long long, std::vector<long long>> &out_of_reach) {
    std::vector<Repeat> repeats;
    std::map<long long, int> repeats_of;
    for (const auto &[heap, smaller_heaps] : out_of_reach) {
        std::map<long long, int> missing;
        for (long long smaller : smaller_heaps) {
            ++missing[nim_value(smaller, repeats)];
        }
        for (const auto &[value, count] : missing) {
            // The theorem:
            if (count == 1 + repeats_of[value]) {
                repeats.push_back({heap, value});
                ++repeats_of[value];
                break;
            }
        }
    }
    long long nim_sum = 0;
    for (long long heap : heaps) {
        nim_sum ^= nim_value(heap, repeats);
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<long long> heaps(n);
    for (long long &heap : heaps) {
        std::cin >> heap;
    }
    std::map<long long, std::vector<long long>> out_of_reach;
    while (m-- > 0) {
        long long x, y;
        std::cin >> x >> y;
        out_of_reach[x].push_back(x - y);
    }
    std::cout << (solve(heaps, out_of_reach) ? "Takahashi" : "Aoki") << '\n';
}
