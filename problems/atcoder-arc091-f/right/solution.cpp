// Strange Nim: from a heap of x stones with the number k, take at least 1 and at most x / k stones.
// Theorem: a heap of n has the nim-value n / k if k divides n, and else that of the largest smaller
// heap that is out of its reach. The player to move loses if and only if the nim-sum is 0.

#include <iostream>
#include <vector>

struct Heap {
    int stones, k;
};

// While n / k stays the same, so does the step to the heap out of reach: all such steps at once.
int nim_value(int stones, int k) {
    // The theorem:
    while (stones % k != 0) {
        const int step = stones / k + 1;
        const int steps = (stones % k - 1) / step + 1;
        stones -= steps * step;
    }
    return stones / k;
}

bool solve(const std::vector<Heap> &heaps) {
    int nim_sum = 0;
    for (const Heap &heap : heaps) {
        nim_sum ^= nim_value(heap.stones, heap.k);
    }
    return nim_sum != 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<Heap> heaps(n);
    for (Heap &heap : heaps) {
        std::cin >> heap.stones >> heap.k;
    }
    std::cout << (solve(heaps) ? "Takahashi" : "Aoki") << '\n';
}
