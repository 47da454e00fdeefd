// Choose a power p^k of a prime that divides some number, and divide by it all numbers that it
// divides; who cannot move loses. Theorem (Sprague, 1935; Grundy, 1939): each prime is a game of
// its own on the set of its exponents, and the mover loses if the xor of their nim-values is 0.

#include <iostream>
#include <map>
#include <set>
#include <vector>

// In a set of exponents, bit e says whether e > 0 is there. A move lowers those from k on by k.
int nim_value(unsigned exponents) {
    static std::map<unsigned, int> known;
    if (known.count(exponents)) {
        return known[exponents];
    }
    std::set<int> options;
    for (int k = 1; exponents >> k != 0; k++) {
        const unsigned below = exponents & ((1u << k) - 1), lowered = exponents >> k;
        // The theorem:
        options.insert(nim_value((below | lowered) & ~1u));
    }
    int mex = 0;
    while (options.count(mex)) {
        mex++;
    }
    known[exponents] = mex;
    return mex;
}

bool solve(const std::vector<int> &numbers) {
    std::map<int, unsigned> exponents_of;
    for (int number : numbers) {
        for (int prime = 2; number > 1; prime++) {
            if (prime > number / prime) {
                prime = number;
            }
            int exponent = 0;
            for (; number % prime == 0; number /= prime) {
                exponent++;
            }
            if (exponent > 0) {
                exponents_of[prime] |= 1u << exponent;
            }
        }
    }
    int nim_sum = 0;
    for (const auto &[prime, exponents] : exponents_of) {
        // The theorem:
        nim_sum ^= nim_value(exponents);
    }
    return nim_sum != 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int &number : numbers) {
        std::cin >> number;
    }
    std::cout << (solve(numbers) ? "Mojtaba" : "Arpa") << '\n';
}
