// WA: looks only at the lowest binary digit.
#include <iostream>

int main() {
    unsigned long long heap, value = 0;
    int n;
    std::cin >> n;
    while (n-- > 0) {
        std::cin >> heap;
        value ^= heap % 2;
    }
    std::cout << (value != 0 ? "A" : "B") << '\n';
}
