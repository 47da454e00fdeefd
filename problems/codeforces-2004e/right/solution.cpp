// Not a Nim Problem: from a heap of x take y stones such that x and y are coprime.
// Theorem: the nim-value of an even heap is 0, that of 1 is 1, and that of an odd heap is i
// where its least prime factor is the i-th prime.

#include <algorithm>
#include <iostream>
#include <vector>

// A sieve: each odd prime marks itself and the odd multiples that no smaller prime has marked.
std::vector<int> nim_values(int last) {
    std::vector<int> values(last + 1);
    values[1] = 1;
    int primes = 1;
    for (int heap = 3; heap <= last; heap += 2) {
        if (values[heap] == 0) {
            // The theorem:
            values[heap] = ++primes;
            for (long long multiple = 1LL * heap * heap; multiple <= last; multiple += 2 * heap) {
                if (values[multiple] == 0) {
                    // The theorem:
                    values[multiple] = primes;
                }
            }
        }
    }
    return values;
}

bool solve(const std::vector<int> &values, const std::vector<int> &heaps) {
    int nim_sum = 0;
    for (int heap : heaps) {
        nim_sum ^= values[heap];
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    int cases, n;
    std::cin >> cases;
    std::vector<std::vector<int>> games;
    int largest = 1;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
            largest = std::max(largest, heap);
        }
        games.push_back(heaps);
    }
    const std::vector<int> values = nim_values(largest);
    for (const std::vector<int> &heaps : games) {
        std::cout << (solve(values, heaps) ? "Alice" : "Bob") << '\n';
    }
}
