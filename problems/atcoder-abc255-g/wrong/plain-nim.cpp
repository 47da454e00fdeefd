// WA: forgets the forbidden takes.
#include <iostream>

int main() {
    unsigned long long heap, value = 0;
    int n;
    int forbidden;
    std::cin >> n >> forbidden;
    while (n-- > 0) {
        std::cin >> heap;
        value ^= heap;
    }
    std::cout << (value != 0 ? "Takahashi" : "Aoki") << '\n';
}
