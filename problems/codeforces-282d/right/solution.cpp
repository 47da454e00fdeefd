// One heap, two or three: take stones from one heap, or the same number from all of them.
// Theorem: with one heap or three it is Nim (Bouton, 1901), with two Wythoff's game: lost if and
// only if the heaps are floor(k phi) and floor(k phi) + k for some k (Wythoff, 1907).
#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>

bool solve(const std::vector<int> &heaps) {
    if (heaps.size() == 2) {
        const int smaller = std::min(heaps[0], heaps[1]);
        const int k = std::max(heaps[0], heaps[1]) - smaller;
        const double phi = (1 + std::sqrt(5.0)) / 2;
        // The theorem:
        return smaller != static_cast<int>(k * phi);
    }
    int nim_sum = 0;
    for (int heap : heaps) {
        // The theorem:
        nim_sum ^= heap;
    }
    return nim_sum != 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << (solve(heaps) ? "BitLGM" : "BitAryo") << '\n';
}
