// The nim-product of a and b is the least number that is none of a' b xor a b' xor a' b', for all
// a' < a and b' < b. Theorem (Conway, 1976): let F be a Fermat power, 2, 4, 16, 256, ...; for
// a, b < F the product of F and a is the usual one, and that of F and F is F xor F / 2.

#include <iostream>

using Number = unsigned long long;

// The products of numbers below 256: 0 means that main has not filled it in.
unsigned char small_products[256][256];

// For numbers of at most 64, 32, 16, 8, 4 or 2 digits. With F = 2^half and Karatsuba's method,
// (a1 F + a0) (b1 F + b0) takes three products of numbers below F, and one by F / 2.
Number solve(Number a, Number b, int digits) {
    if (a < 2 || b < 2) {
        return a * b;
    }
    if (digits == 8 && small_products[a][b] != 0) {
        return small_products[a][b];
    }
    const int half = digits / 2;
    const Number f = 1ULL << half;
    const Number a1 = a / f, a0 = a % f, b1 = b / f, b0 = b % f;
    const Number low = solve(a0, b0, half);
    const Number high = solve(a1, b1, half);
    const Number all = solve(a0 ^ a1, b0 ^ b1, half);
    // The theorem:
    return (all ^ low) * f + (low ^ solve(high, f / 2, half));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    for (int a = 0; a < 256; a++) {
        for (int b = 0; b < 256; b++) {
            small_products[a][b] = static_cast<unsigned char>(solve(a, b, 8));
        }
    }
    int tests;
    std::cin >> tests;
    for (Number a, b; tests > 0 && std::cin >> a >> b; tests--) {
        std::cout << solve(a, b, 64) << '\n';
    }
}
