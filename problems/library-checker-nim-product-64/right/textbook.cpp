// Token by token (cin): Karatsuba's recursion on Fermat powers, down to single digits.
#include <iostream>

using Number = unsigned long long;

static Number product(Number a, Number b, int digits) {
    if (a < 2 || b < 2) {
        return a * b;
    }
    const int half = digits / 2;
    const Number mask = (1ULL << half) - 1;
    const Number a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const Number low = product(a0, b0, half);
    const Number high = product(a1, b1, half);
    const Number all = product(a0 ^ a1, b0 ^ b1, half);
    return (all ^ low) << half ^ low ^ product(high, 1ULL << (half - 1), half);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int cases;
    Number a, b;
    for (std::cin >> cases; cases > 0 && std::cin >> a >> b; cases--) {
        std::cout << product(a, b, 64) << '\n';
    }
}
