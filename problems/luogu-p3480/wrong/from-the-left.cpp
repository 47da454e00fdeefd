// WA: takes every second difference from the left, and not from the right.
#include <iostream>

int main() {
    int arrangements;
    for (std::cin >> arrangements; arrangements > 0; --arrangements) {
        int n, before = 0, heap, value = 0;
        std::cin >> n;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            if (i % 2 == 0) value ^= heap - before;
            before = heap;
        }
        std::cout << (value != 0 ? "TAK" : "NIE") << '\n';
    }
}
