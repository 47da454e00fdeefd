// A move takes stones from each of one to three heaps; the player who takes the last stone wins.
// Theorem (Moore, 1910): if a move may change k heaps, the player to move loses if and only if
// every bit is set in a multiple of k + 1 heaps.
#include <algorithm>
#include <iostream>
#include <vector>

int heaps_with(int bit, const std::vector<int> &heaps) {
    return std::count_if(heaps.begin(), heaps.end(), [bit](int heap) { return heap >> bit & 1; });
}

bool solve(const std::vector<int> &heaps) {
    bool balanced = true;
    for (int bit = 0; bit < 31; bit++) {
        // The theorem:
        balanced = balanced && heaps_with(bit, heaps) % 4 == 0;
    }
    return !balanced;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n;
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "Yes" : "No") << '\n';
    }
}
