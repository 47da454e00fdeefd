// Nim: take any positive number of matches from one heap; who takes the last match wins.
// Theorem (Bouton, 1901): a move wins if and only if it makes the xor of the heaps 0. So it lowers
// a heap to its xor with that of all heaps, which must be less.

#include <algorithm>
#include <iostream>
#include <vector>

int nim_sum(const std::vector<int> &heaps) {
    int sum = 0;
    for (int heap : heaps) {
        sum ^= heap;
    }
    return sum;
}

// The place of the first heap that can be lowered in this way, or the end.
size_t solve(const std::vector<int> &heaps) {
    const int sum = nim_sum(heaps);
    // The theorem:
    const auto can_be_lowered = [sum](int heap) { return (heap ^ sum) < heap; };
    return std::find_if(heaps.begin(), heaps.end(), can_be_lowered) - heaps.begin();
}

int main() {
    std::ios::sync_with_stdio(false);
    size_t k;
    std::cin >> k;
    std::vector<int> heaps(k);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    const size_t first = solve(heaps);
    if (first == k) {
        std::cout << "lose\n";
        return 0;
    }
    const int left = heaps[first] ^ nim_sum(heaps);
    std::cout << heaps[first] - left << ' ' << first + 1 << '\n';
    heaps[first] = left;
    for (size_t i = 0; i < k; i++) {
        std::cout << heaps[i] << (i + 1 < k ? ' ' : '\n');
    }
}
