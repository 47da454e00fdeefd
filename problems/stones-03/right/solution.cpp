// A move takes at least one stone from a heap and may then spread any of that heap's rest over
// other heaps that are not empty; the player who takes the last stone wins.
// Theorem: the player to move loses if and only if the heaps can be paired off in equal pairs.
//
// For POJ 1740, in C++98.
#include <algorithm>
#include <cstdio>
#include <vector>

static bool solve(std::vector<int> heaps) {
    std::sort(heaps.begin(), heaps.end());
    // The theorem:
    bool paired = heaps.size() % 2 == 0;
    for (std::size_t i = 0; paired && i < heaps.size(); i += 2) {
        // The theorem:
        paired = heaps[i] == heaps[i + 1];
    }
    return !paired;
}

int main() {
    int n;
    while (std::scanf("%d", &n) == 1 && n != 0) {
        std::vector<int> heaps;
        int heap;
        while (n-- > 0 && std::scanf("%d", &heap) == 1) {
            heaps.push_back(heap);
        }
        std::puts(solve(heaps) ? "Win" : "Lose");
    }
}
