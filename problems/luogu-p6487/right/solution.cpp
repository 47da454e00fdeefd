// One heap: the first take may be anything, every later one at most twice the take before it.
// Theorem (Schwenk, 1970): the least winning first take is the smallest term of the Zeckendorf
// representation, the heap as a sum of Fibonacci numbers, no two of them neighbours.
#include <iostream>

long long largest_fibonacci(long long most) {
    long long fibonacci = 1, following = 2;
    while (following <= most) {
        const long long sum = fibonacci + following;
        fibonacci = following;
        following = sum;
    }
    return fibonacci;
}

long long solve(long long stones) {
    long long term = largest_fibonacci(stones);
    // The theorem:
    while (term < stones) {
        stones -= term;
        term = largest_fibonacci(stones);
    }
    return term;
}

int main() {
    long long stones;
    std::cin >> stones;
    std::cout << solve(stones) << '\n';
}
