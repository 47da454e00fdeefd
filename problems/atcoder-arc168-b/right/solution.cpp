// Nim with at most k stones a move, where k is chosen before play: the greatest k that wins?
// Theorem: if the nim-sum of the heaps is not 0, every large k wins: -1. If it is 0, equal heaps
// cancel out in pairs: one less than the largest heap that is left, or 0 if none is left.

#include <iostream>
#include <set>
#include <vector>

int solve(const std::vector<int> &heaps) {
    int nim_sum = 0;
    std::set<int> unpaired;
    for (int heap : heaps) {
        nim_sum ^= heap;
        if (!unpaired.insert(heap).second) {
            unpaired.erase(heap);
        }
    }
    if (nim_sum != 0) {
        return -1;
    }
    // The theorem:
    return unpaired.empty() ? 0 : *unpaired.rbegin() - 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << solve(heaps) << '\n';
}
