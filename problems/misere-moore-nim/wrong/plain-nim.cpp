// WA: takes from one heap only, and lets the last stone win.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        unsigned long long k, heap, value = 0;
        for (std::cin >> n >> k; n > 0; --n) {
            std::cin >> heap;
            value ^= heap;
        }
        std::cout << (value != 0 ? "First" : "Second") << '\n';
    }
}
