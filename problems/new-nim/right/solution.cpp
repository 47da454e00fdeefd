// Nim, but first either player may remove whole heaps, though not all that are there.
// Theorem: no nonempty subset of the heaps that the first player keeps may have the nim-sum 0.
// Keeping is greedy, the heaviest heap first (Rado, 1957).
#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <vector>

class XorBasis {
    std::array<int, 31> by_highest_bit{};

public:
    // Whether the number is independent of those inserted before.
    bool insert(int number) {
        for (int bit = 30; bit >= 0; bit--) {
            if (number >> bit & 1) {
                if (by_highest_bit[bit] == 0) {
                    by_highest_bit[bit] = number;
                    return true;
                }
                number ^= by_highest_bit[bit];
            }
        }
        return false;
    }
};

long long solve(std::vector<int> heaps) {
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    XorBasis kept;
    long long removed = 0;
    for (int heap : heaps) {
        // The theorem:
        if (!kept.insert(heap)) {
            removed += heap;
        }
    }
    return removed;
}

int main() {
    int k;
    std::cin >> k;
    std::vector<int> heaps(k);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << solve(heaps) << '\n';
}
