// WA: takes the least amount in every move.
#include <algorithm>
#include <iostream>

int main() {
    for (int k, n; std::cin >> k;) {
        int amount, least = 10000;
        for (; k > 0; --k) {
            std::cin >> amount;
            least = std::min(least, amount);
        }
        std::cin >> n;
        for (int i = 0; i <= n; ++i) std::cout << i / least % 2 << (i < n ? ' ' : '\n');
    }
}
