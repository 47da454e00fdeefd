// WA: takes the square of a Fermat power F to be F; it is F xor F / 2.
#include <iostream>

using Number = unsigned long long;

Number product(Number a, Number b, int digits) {
    if (a < 2 || b < 2) return a * b;
    const int half = digits / 2;
    const Number mask = (1ULL << half) - 1;
    const Number a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const Number low = product(a0, b0, half);
    return (product(a0 ^ a1, b0 ^ b1, half) ^ low) << half ^ low;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    Number a, b;
    for (std::cin >> cases; cases > 0 && std::cin >> a >> b; --cases) {
        std::cout << product(a, b, 64) << '\n';
    }
}
