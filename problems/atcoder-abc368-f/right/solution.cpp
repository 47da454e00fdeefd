// Dividing Game: a move replaces one of N numbers by a divisor other than itself.
// Theorem: the number x is a Nim heap of Omega(x) stones, the number of its prime factors
// counted with multiplicity.

#include <algorithm>
#include <iostream>
#include <vector>

// Omega of the numbers up to `last`: each power of a prime adds 1 to its multiples.
std::vector<int> prime_omegas(int last) {
    std::vector<int> omegas(last + 1);
    for (int prime = 2; prime <= last; ++prime) {
        if (omegas[prime] == 0) {
            for (long long power = prime; power <= last; power *= prime) {
                for (long long multiple = power; multiple <= last; multiple += power) {
                    ++omegas[multiple];
                }
            }
        }
    }
    return omegas;
}

bool solve(const std::vector<int> &numbers) {
    std::vector<int> omegas = prime_omegas(*std::max_element(numbers.begin(), numbers.end()));
    int nim_sum = 0;
    for (int number : numbers) {
        // The theorem:
        nim_sum ^= omegas[number];
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
    std::cout << (solve(numbers) ? "Anna" : "Bruno") << '\n';
}
