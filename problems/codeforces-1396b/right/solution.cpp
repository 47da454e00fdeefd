// Stoned Game: take one stone, but not from the heap that the opponent has just used.
// Theorem (parity): T, who begins, wins if and only if one heap has more stones than all others
// together, or the number of stones is odd.

#include <algorithm>
#include <iostream>
#include <vector>

bool solve(const std::vector<long long> &heaps) {
    long long stones = 0, largest = 0;
    for (long long heap : heaps) {
        stones += heap;
        largest = std::max(largest, heap);
    }
    // The theorem:
    return largest > stones - largest || stones % 2 == 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        std::vector<long long> heaps(n);
        for (long long &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "T" : "HL") << '\n';
    }
}
