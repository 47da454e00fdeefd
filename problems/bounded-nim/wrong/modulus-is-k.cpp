// WA: takes heaps mod k; the values repeat every k + 1 stones.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        unsigned long long k;
        std::cin >> n >> k;
        unsigned long long heap, value = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            value ^= heap % k;
        }
        std::cout << (value != 0 ? "A" : "B") << '\n';
    }
}
