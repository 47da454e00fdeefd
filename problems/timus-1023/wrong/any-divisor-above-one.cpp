// WA: allows L = 1.
#include <iostream>

int main() {
    int k, divisor = 2;
    std::cin >> k;
    while (k % divisor != 0) ++divisor;
    std::cout << divisor - 1 << '\n';
}
