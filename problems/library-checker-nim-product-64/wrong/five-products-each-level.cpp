// TLE: halves even the numbers 0 and 1, and takes five products of halves for each product.
#include <iostream>

using Number = unsigned long long;

Number product(Number a, Number b, int digits) {
    if (digits == 1) return a & b;
    const int half = digits / 2;
    const Number mask = (1ULL << half) - 1;
    const Number a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const Number high = product(a1, b1, half), low = product(a0, b0, half);
    const Number mixed = product(a1, b0, half) ^ product(a0, b1, half);
    return (high ^ mixed) << half ^ low ^ product(high, 1ULL << (half - 1), half);
}

int main() {
    int cases;
    Number a, b;
    for (std::cin >> cases; cases > 0 && std::cin >> a >> b; --cases) {
        std::cout << product(a, b, 64) << '\n';
    }
}
