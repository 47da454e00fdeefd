// TLE: token by token (scanf); divides by the primes to the root, and beyond their table by all odd numbers.
#include <cstdio>
#include <vector>

typedef unsigned long long number;

static std::vector<unsigned> primes;

static void sieve(unsigned end) {
    std::vector<bool> crossed_out(end);
    for (unsigned prime = 2; prime < end; prime++) {
        if (crossed_out[prime]) {
            continue;
        }
        primes.push_back(prime);
        for (number multiple = number(prime) * prime; multiple < end; multiple += prime) {
            crossed_out[multiple] = true;
        }
    }
}

static int divide(number &rest, number prime) {
    int times = 0;
    for (; rest % prime == 0; rest /= prime) {
        times++;
    }
    return times;
}

static int prime_factors(number rest) {
    int count = 0;
    for (number prime : primes) {
        if (prime * prime > rest) {
            return count + (rest > 1);
        }
        count += divide(rest, prime);
    }
    for (number odd = primes.back() + 2; odd <= rest / odd; odd += 2) {
        count += divide(rest, odd);
    }
    return count + (rest > 1);
}

int main() {
    sieve(4000);
    int n;
    while (std::scanf("%d", &n) == 1) {
        std::vector<int> heaps(n);
        int sum = 0, first = 0;
        for (int &heap : heaps) {
            number x;
            if (std::scanf("%llu", &x) != 1) {
                return 1;
            }
            sum ^= heap = prime_factors(x);
        }
        if (sum == 0) {
            std::puts("2");
            continue;
        }
        while ((heaps[first] ^ sum) >= heaps[first]) {
            first++;
        }
        std::printf("1\n%d\n", first + 1);
    }
}
