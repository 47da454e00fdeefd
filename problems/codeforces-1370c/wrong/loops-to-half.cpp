// TLE: looks for a divisor of the odd part up to its half, and not only up to its square root.
#include <iostream>

bool is_prime(long long odd) {
    for (long long d = 3; d <= odd / 2; d += 2) {
        if (odd % d == 0) return false;
    }
    return odd > 1;
}

int main() {
    int t;
    std::cin >> t;
    for (long long n; t-- > 0 && std::cin >> n;) {
        long long odd = n;
        while (odd % 2 == 0) odd /= 2;
        const bool wins = n % 4 == 2 ? !is_prime(odd) : odd > 1;
        std::cout << (wins ? "Ashishgup" : "FastestFinger") << '\n';
    }
}
