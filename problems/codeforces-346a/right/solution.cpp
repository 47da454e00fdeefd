// Alice and Bob: a move adds the difference of two numbers, if it is not there yet.
// Theorem (parity): play ends with all multiples of the greatest common divisor up to the greatest
// number, so Alice, who begins, wins if and only if an odd number of them is missing.

#include <algorithm>
#include <iostream>
#include <vector>

int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
}

bool solve(const std::vector<int> &numbers) {
    int divisor = 0;
    for (int number : numbers) {
        divisor = gcd(divisor, number);
    }
    const int greatest = *std::max_element(numbers.begin(), numbers.end());
    // The theorem:
    const int missing = greatest / divisor - static_cast<int>(numbers.size());
    return missing % 2 == 1;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int &number : numbers) {
        std::cin >> number;
    }
    std::cout << (solve(numbers) ? "Alice" : "Bob") << '\n';
}
