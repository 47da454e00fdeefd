// A move takes at least one stone from a heap and may then spread any of that
// heap's rest over other heaps that are not empty; the player who takes the last
// stone wins.
//
// Theorem: the player to move loses if and only if the heaps pair off equal.
//
// For POJ 1740 in C++98; there are at most 10 heaps of at most 100 stones.

#include <algorithm>
#include <cstdio>
#include <vector>

// Whether the first player wins.
// From equal pairs: whatever is done to a heap, do to its twin what makes them equal
// again, and give each other heap what its own twin was given.
// Otherwise sort the heaps. If their number is odd, the largest one has more stones
// than it takes to level the others in pairs from the smallest up. If it is even,
// lower the largest to the smallest and level those in between: the stones left over
// are the gaps inside the pairs, and not all of them are 0.
static bool solve(std::vector<int> heaps) {
    std::sort(heaps.begin(), heaps.end());
    bool paired = heaps.size() % 2 == 0;
    for (size_t i = 0; paired && i < heaps.size(); i += 2) {
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
