// Each number once: from a heap take a number of stones that has not been taken from it before.
// Theorem: the nim-value of a heap of s stones is the greatest k with 1 + 2 + ... + k <= s.
#include <iostream>
#include <vector>

int nim_value(int heap) {
    int k = 0;
    // The theorem:
    while ((k + 1) * (k + 2) / 2 <= heap) {
        ++k;
    }
    return k;
}

bool solve(const std::vector<int> &heaps) {
    int nim_sum = 0;
    for (int heap : heaps) {
        nim_sum ^= nim_value(heap);
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << (solve(heaps) ? "NO" : "YES") << '\n';
}
