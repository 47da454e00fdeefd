// WA: takes the remainders by the cap, 3, not by 4.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        std::cin >> n;
        unsigned long long heap, value = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            value ^= heap % 3;
        }
        std::cout << (value != 0 ? "first" : "second") << '\n';
    }
}
