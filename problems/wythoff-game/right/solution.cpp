// Two heaps: a move takes any number of stones from one of them, or equally many from both.
// Theorem (Wythoff, 1907): in position number k of those that are lost for the player to move, the
// heaps are floor(k phi) and floor(k phi) + k, where phi = (1 + sqrt 5) / 2.
#include <cmath>
#include <iostream>
#include <utility>

// A double is exact enough, as k is at most 100000.
std::pair<int, int> solve(int k) {
    const double phi = (1 + std::sqrt(5.0)) / 2;
    // The theorem:
    const int smaller = static_cast<int>(k * phi);
    return {smaller, smaller + k};
}

int main() {
    int n;
    while (std::cin >> n) {
        for (int k = 0; k <= n; k++) {
            const auto [a, b] = solve(k);
            std::cout << '(' << a << ',' << b << ')';
        }
        std::cout << '\n';
    }
}
