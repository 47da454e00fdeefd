// Number Game: divide n by an odd divisor greater than 1, or subtract 1.
// Theorem (direct proof): n is lost for the player to move if and only if it is 1, a power of two
// from 4 on, or twice an odd prime.

#include <iostream>

bool is_prime(long long odd) {
    for (long long d = 3; d * d <= odd; d += 2) {
        if (odd % d == 0) return false;
    }
    return odd > 1;
}

bool solve(long long n) {
    long long odd = n;
    int twos = 0;
    while (odd % 2 == 0) {
        odd /= 2;
        ++twos;
    }
    // The theorem:
    return twos == 1 ? !is_prime(odd) : odd > 1;
}

int main() {
    int t;
    std::cin >> t;
    long long n;
    while (t-- > 0 && std::cin >> n) {
        std::cout << (solve(n) ? "Ashishgup" : "FastestFinger") << '\n';
    }
}
