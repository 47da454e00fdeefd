// Heaps in a row: a move takes stones from the first or from the last heap that is left.
// Theorem (Albert and Nowakowski, 2001): to the left of any row exactly one heap, perhaps an empty
// one, makes a position that is lost for the player to move; and so does one heap to its right.

#include <iostream>
#include <vector>

// What the heap to the left must be if this one is to the right, and those between them need
// `left` or `right` alone: the one with equally many numbers below it, other than `left`.
int partner(int heap, int left, int right) {
    if (heap == right) {
        return 0;
    }
    const int rank = heap - (0 < right && right < heap);
    // The theorem:
    return rank + (0 < left && left <= rank);
}

bool solve(const std::vector<int> &heaps) {
    const int n = static_cast<int>(heaps.size());
    std::vector<int> left(n + 1), right(n + 1);
    for (int length = 1; length < n; ++length) {
        for (int first = 0; first + length <= n; ++first) {
            const int last = first + length - 1;
            left[first] = partner(heaps[last], left[first], right[first]);
            right[first] = partner(heaps[first], right[first + 1], left[first + 1]);
        }
    }
    // The theorem:
    return heaps[0] != left[1];
}

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? 1 : 0) << '\n';
    }
}
