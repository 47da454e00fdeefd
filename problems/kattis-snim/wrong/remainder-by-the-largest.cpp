// WA: takes every heap modulo the largest amount plus 1, as if all smaller amounts were allowed.
#include <algorithm>
#include <iostream>

int main() {
    int k;
    std::cin >> k;
    int largest = 0, amount, positions, n, heap;
    for (int i = 0; i < k; ++i) {
        std::cin >> amount;
        largest = std::max(largest, amount);
    }
    for (std::cin >> positions; positions > 0; --positions) {
        int value = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> heap;
            value ^= heap % (largest + 1);
        }
        std::cout << (value != 0 ? 'W' : 'L');
    }
    std::cout << '\n';
}
