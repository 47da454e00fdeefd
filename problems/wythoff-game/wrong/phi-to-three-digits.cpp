// WA: takes 1.618 for phi, which is too small from k = 233 on.
#include <iostream>

int main() {
    for (int n; std::cin >> n;) {
        for (int k = 0; k <= n; ++k) {
            const int smaller = static_cast<int>(k * 1.618);
            std::cout << '(' << smaller << ',' << smaller + k << ')';
        }
        std::cout << '\n';
    }
}
