// WA: counts each prime once, however often it divides the number.
#include <iostream>

int main() {
    int n, number, value = 0;
    for (std::cin >> n; n > 0; --n) {
        std::cin >> number;
        int primes = 0;
        for (int p = 2; p * p <= number; ++p) {
            if (number % p == 0) ++primes;
            while (number % p == 0) number /= p;
        }
        value ^= primes + (number > 1 ? 1 : 0);
    }
    std::cout << (value != 0 ? "Anna" : "Bruno") << '\n';
}
