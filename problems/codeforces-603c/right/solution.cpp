// Lieges of Legendre: take one stone from a heap, or put k heaps of x in the place of one of 2x.
// Theorem: from 5 on, odd heaps have the nim-value 0, and even ones 1 or 2: with an odd k, 2 if
// half the heap has the value 1, and with an even k always 1. The nim-sum 0 is lost.

#include <iostream>
#include <vector>

int nim_value(bool k_is_odd, int heap) {
    const int of_odd_k[] = {0, 1, 0, 1, 2};
    const int of_even_k[] = {0, 1, 2, 0, 1};
    if (heap < 5) {
        return k_is_odd ? of_odd_k[heap] : of_even_k[heap];
    }
    if (heap % 2 == 1) {
        return 0;
    }
    // The theorem:
    return k_is_odd && nim_value(k_is_odd, heap / 2) == 1 ? 2 : 1;
}

bool solve(const std::vector<int> &heaps, int k) {
    int nim_sum = 0;
    for (int heap : heaps) {
        nim_sum ^= nim_value(k % 2 == 1, heap);
    }
    return nim_sum != 0;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << (solve(heaps, k) ? "Kevin" : "Nicky") << '\n';
}
