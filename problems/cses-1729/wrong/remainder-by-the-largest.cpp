// WA: takes the game for Bachet's, in which all amounts up to the largest are allowed.
#include <algorithm>
#include <iostream>

int main() {
    int n, k, amount, largest = 0;
    for (std::cin >> n >> k; k > 0; --k) {
        std::cin >> amount;
        largest = std::max(largest, amount);
    }
    for (int i = 1; i <= n; ++i) std::cout << (i % (largest + 1) != 0 ? 'W' : 'L');
    std::cout << '\n';
}
