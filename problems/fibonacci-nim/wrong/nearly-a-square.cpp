// WA: takes 5 n^2 + 4 or 5 n^2 - 4 for a square if its root is within 10^-9 of a whole number.
#include <cmath>
#include <iostream>

bool is_square(long double number) {
    const long double root = std::sqrt(number);
    return std::abs(root - std::round(root)) < 1e-9L;
}

int main() {
    long double n;
    while (std::cin >> n && n != 0) {
        const bool lost = is_square(5 * n * n + 4) || is_square(5 * n * n - 4);
        std::cout << (lost ? "Second win\n" : "First win\n");
    }
}
