// WA: takes 1.618 for phi, which is too small from the difference 233 on.
#include <algorithm>
#include <cstdlib>
#include <iostream>

int main() {
    for (int a, b; std::cin >> a >> b;) {
        const int difference = std::abs(a - b);
        const int smaller = static_cast<int>(difference * 1.618);
        std::cout << (smaller == std::min(a, b) ? 0 : 1) << '\n';
    }
}
