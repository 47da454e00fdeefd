// A move takes stones from one heap, at least one and at most as many as that heap's limit.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the nim-sum of
// m mod (n + 1) over all heaps is 0, for a heap of m stones with the limit n.
#include <iostream>
#include <vector>

struct Heap {
    long long stones, limit;
};

bool solve(const std::vector<Heap> &heaps) {
    long long nim_sum = 0;
    for (const Heap &heap : heaps) {
        // The theorem:
        nim_sum ^= heap.stones % (heap.limit + 1);
    }
    return nim_sum != 0;
}

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n;
        std::vector<Heap> heaps(n);
        for (Heap &heap : heaps) {
            std::cin >> heap.stones >> heap.limit;
        }
        std::cout << (solve(heaps) ? "Win" : "Lose") << '\n';
    }
}
