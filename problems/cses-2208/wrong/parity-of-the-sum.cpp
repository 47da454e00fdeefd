// WA: looks at the parity of all coins together.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        std::cin >> n;
        unsigned long long heap, value = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            value ^= heap % 2;
        }
        std::cout << (value != 0 ? "first" : "second") << '\n';
    }
}
