// Two heaps: a move takes any number of stones from one of them, or equally many from both.
// Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are floor(k phi)
// and floor(k phi) + k for some k, where phi = (1 + sqrt 5) / 2.
#include <algorithm>
#include <cmath>
#include <iostream>

// The square root, rounded down; std::sqrt alone may be off by one.
long long integer_root(long long square) {
    long long root = static_cast<long long>(std::sqrt(square));
    while (root * root > square) {
        root--;
    }
    while ((root + 1) * (root + 1) <= square) {
        root++;
    }
    return root;
}

long long floor_of_k_phi(long long k) {
    // The theorem:
    return (k + integer_root(5 * k * k)) / 2;
}

bool solve(long long a, long long b) {
    const auto [smaller, larger] = std::minmax(a, b);
    // The theorem:
    return smaller != floor_of_k_phi(larger - smaller);
}

int main() {
    long long a, b;
    std::cin >> a >> b;
    std::cout << (solve(a, b) ? 1 : 0) << '\n';
}
