// Looks for the number to leave, and not at the form of n: 1 by one move, or the odd part's power
// of two, or twice the least odd prime.
#include <iostream>

int main() {
    int t;
    std::cin >> t;
    for (long long n; t-- > 0 && std::cin >> n;) {
        long long least = 0, odd = n;
        while (odd % 2 == 0) odd /= 2;
        for (long long d = 3; d * d <= odd && least == 0; d += 2) {
            if (odd % d == 0) least = d;
        }
        const bool leaves_1 = n == 2 || (n % 2 == 1 && n > 1);
        const bool leaves_power = n % 4 == 0 && odd > 1;
        const bool leaves_twice_prime = n % 4 == 2 && least > 0;
        const bool wins = leaves_1 || leaves_power || leaves_twice_prime;
        std::cout << (wins ? "Ashishgup" : "FastestFinger") << '\n';
    }
}
