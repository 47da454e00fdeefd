// Token by token (cin): counts prime factors by trial division, Miller-Rabin and Pollard's rho.
#include <initializer_list>
#include <iostream>
#include <numeric>
#include <vector>

typedef unsigned long long number;

static number times(number a, number b, number modulus) {
    return static_cast<unsigned __int128>(a) * b % modulus;
}

static number power(number base, number exponent, number modulus) {
    number result = 1;
    for (; exponent; exponent /= 2, base = times(base, base, modulus)) {
        if (exponent % 2) {
            result = times(result, base, modulus);
        }
    }
    return result;
}

// For an odd n without small factors. These bases are enough for 64 bits.
static bool is_prime(number n) {
    int twos = __builtin_ctzll(n - 1);
    for (number base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
        number x = power(base, (n - 1) >> twos, n);
        bool passes = x == 1 || x == n - 1;
        for (int i = 1; i < twos && !passes; i++) {
            x = times(x, x, n);
            passes = x == n - 1;
        }
        if (!passes) {
            return false;
        }
    }
    return true;
}

static number factor(number n) {
    for (number c = 1;; c++) {
        auto step = [&](number x) {
            return static_cast<number>((static_cast<unsigned __int128>(x) * x + c) % n);
        };
        number slow = 2, fast = 2, divisor = 1;
        while (divisor == 1) {
            // The greatest common divisor is taken once in a while, for many differences.
            number product = 1, slow_before = slow, fast_before = fast;
            for (int i = 0; i < 128; i++) {
                slow = step(slow);
                fast = step(step(fast));
                product = times(product, slow > fast ? slow - fast : fast - slow, n);
            }
            divisor = std::gcd(product, n);
            if (divisor == n) {
                slow = slow_before, fast = fast_before;
                do {
                    slow = step(slow);
                    fast = step(step(fast));
                    divisor = std::gcd(slow > fast ? slow - fast : fast - slow, n);
                } while (divisor == 1);
            }
        }
        if (divisor != n) {
            return divisor;
        }
    }
}

static int large_prime_factors(number n) {
    if (n == 1) {
        return 0;
    }
    if (is_prime(n)) {
        return 1;
    }
    number divisor = factor(n);
    return large_prime_factors(divisor) + large_prime_factors(n / divisor);
}

static int prime_factors(number n) {
    int count = 0;
    for (number divisor = 2; divisor < 1000 && divisor * divisor <= n; divisor++) {
        for (; n % divisor == 0; n /= divisor) {
            count++;
        }
    }
    if (n < 1000000) {
        return count + (n > 1);
    }
    return count + large_prime_factors(n);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    while (std::cin >> n) {
        std::vector<int> heaps(n);
        int sum = 0;
        for (int &heap : heaps) {
            number x;
            std::cin >> x;
            heap = prime_factors(x);
            sum ^= heap;
        }
        if (sum == 0) {
            std::cout << "2\n";
            continue;
        }
        int first = 0;
        while ((heaps[first] ^ sum) >= heaps[first]) {
            first++;
        }
        std::cout << "1\n" << first + 1 << '\n';
    }
}
