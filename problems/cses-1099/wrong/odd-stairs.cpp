// WA: takes the odd stairs, as if balls could leave stair 1.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        std::cin >> n;
        unsigned long long heap, value = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> heap;
            if (i % 2 == 0) value ^= heap;
        }
        std::cout << (value != 0 ? "first" : "second") << '\n';
    }
}
