// A move replaces a number by a proper divisor of it; a player who finds only ones loses.
// Theorem: the number x is a Nim heap of Omega(x) stones, its prime factors with multiplicity.
// So a winning move replaces a number whose heap becomes smaller by the xor with the nim-sum.

#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

using Number = unsigned long long;

Number times(Number a, Number b, Number modulus) {
    return static_cast<unsigned __int128>(a) * b % modulus;
}

Number power(Number base, Number exponent, Number modulus) {
    Number result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) {
            result = times(result, base, modulus);
        }
        base = times(base, base, modulus);
    }
    return result;
}

// Miller and Rabin's test of an odd number above 37; these bases are enough for 64 bits.
bool is_prime(Number n) {
    for (Number base : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
        Number exponent = n - 1, root = 1;
        while (root == 1 && exponent % 2 == 0) {
            exponent /= 2;
            root = power(base, exponent, n);
        }
        if (root != 1 && root != n - 1) {
            return false;
        }
    }
    return true;
}

// Pollard's rho: a proper divisor of a composite number.
Number proper_divisor(Number n) {
    for (Number constant = 1;; constant++) {
        const auto step = [n, constant](Number x) { return (times(x, x, n) + constant) % n; };
        Number slow = 2, fast = 2, divisor = 1;
        while (divisor == 1) {
            slow = step(slow);
            fast = step(step(fast));
            divisor = std::gcd(slow > fast ? slow - fast : fast - slow, n);
        }
        if (divisor < n) {
            return divisor;
        }
    }
}

int omega_without_small_primes(Number n) {
    if (n == 1) {
        return 0;
    }
    if (n < 1000000 || is_prime(n)) {
        return 1;
    }
    const Number divisor = proper_divisor(n);
    return omega_without_small_primes(divisor) + omega_without_small_primes(n / divisor);
}

// The number of prime factors, counted with multiplicity.
int prime_omega(Number n) {
    int count = 0;
    for (Number divisor = 2; divisor < 1000 && divisor * divisor <= n; divisor++) {
        for (; n % divisor == 0; n /= divisor) {
            count++;
        }
    }
    return count + omega_without_small_primes(n);
}

// The place of the first number that a winning move can replace, or the end.
size_t solve(const std::vector<Number> &numbers) {
    std::vector<int> heaps;
    int nim_sum = 0;
    for (Number number : numbers) {
        // The theorem:
        heaps.push_back(prime_omega(number));
        nim_sum ^= heaps.back();
    }
    // The theorem:
    const auto can_become = [nim_sum](int heap) { return (heap ^ nim_sum) < heap; };
    return std::find_if(heaps.begin(), heaps.end(), can_become) - heaps.begin();
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    size_t n;
    while (std::cin >> n) {
        std::vector<Number> numbers(n);
        for (Number &number : numbers) {
            std::cin >> number;
        }
        const size_t first = solve(numbers);
        if (first < n) {
            std::cout << "1\n" << first + 1 << '\n';
        } else {
            std::cout << "2\n";
        }
    }
}
