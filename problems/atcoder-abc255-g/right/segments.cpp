// Token by token (scanf): the nim-values are straight segments; a map from where each begins.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

typedef long long i64;

static std::map<i64, i64> segments;

static i64 value(i64 heap) {
    std::map<i64, i64>::const_iterator segment = --segments.upper_bound(heap);
    return segment->second + heap - segment->first;
}

int main() {
    int n, m;
    if (std::scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    std::vector<i64> heaps(n);
    for (i64 &heap : heaps) {
        std::scanf("%lld", &heap);
    }
    std::map<i64, std::vector<i64>> out_of_reach;
    while (m--) {
        i64 x, y;
        std::scanf("%lld %lld", &x, &y);
        out_of_reach[x].push_back(x - y);
    }
    segments[0] = 0;
    std::map<i64, int> with_value; // heaps besides the first one
    for (const auto &entry : out_of_reach) {
        std::map<i64, int> missing;
        for (i64 heap : entry.second) {
            missing[value(heap)]++;
        }
        for (const auto &candidate : missing) {
            if (candidate.second == 1 + with_value[candidate.first]) {
                i64 next = value(entry.first);
                with_value[candidate.first]++;
                segments[entry.first] = candidate.first;
                segments[entry.first + 1] = next;
                break;
            }
        }
    }
    i64 sum = 0;
    for (i64 heap : heaps) {
        sum ^= value(heap);
    }
    std::puts(sum ? "Takahashi" : "Aoki");
}
