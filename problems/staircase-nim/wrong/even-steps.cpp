// WA: numbers the steps from 0, as an array does, and plays Nim on the wrong half of them.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        std::cin >> n;
        unsigned long long heap, value = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            if (i % 2 == 1) value ^= heap;
        }
        std::cout << (value != 0 ? "First" : "Second") << '\n';
    }
}
