// Heaps in pairs: take one heap of a pair away, and split the other one into two heaps.
// Theorem: the nim-value of a pair a, b is the number of ones at the end of (a - 1) | (b - 1) in
// binary. The player to move loses if and only if the nim-sum of the pairs is 0.
#include <iostream>
#include <vector>

int value(unsigned a, unsigned b) {
    int ones = 0;
    // The theorem:
    for (unsigned joined = (a - 1) | (b - 1); joined % 2 == 1; joined /= 2) {
        ++ones;
    }
    return ones;
}

bool solve(const std::vector<unsigned> &heaps) {
    int sum = 0;
    for (std::size_t place = 0; place < heaps.size(); place += 2) {
        sum ^= value(heaps[place], heaps[place + 1]);
    }
    return sum != 0;
}

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<unsigned> heaps(n);
        for (unsigned &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "YES" : "NO") << '\n';
    }
}
