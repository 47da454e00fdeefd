// WA: multiplies the difference of two heaps by 1.6178, a golden ratio with wrong last digits.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int &heap : heaps) {
        std::cin >> heap;
    }
    bool wins;
    if (n == 2) {
        const auto [smaller, larger] = std::minmax(heaps[0], heaps[1]);
        wins = static_cast<int>((larger - smaller) * 1.6178) != smaller;
    } else {
        int nim_sum = 0;
        for (int heap : heaps) {
            nim_sum ^= heap;
        }
        wins = nim_sum != 0;
    }
    std::cout << (wins ? "BitLGM" : "BitAryo") << '\n';
}
