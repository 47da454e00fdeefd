// Grundy's game: divide a heap into two heaps of different sizes; who makes the last move wins.
// Theorem (Sprague, 1935; Grundy, 1939): a heap is won if and only if its nim-value is not 0.
// Up to 10^6 coins the last lost heap is 1222: this is computed, and no formula is known.

#include <iostream>
#include <set>
#include <vector>

const int LAST_LOST = 1222;

std::vector<int> nim_values() {
    std::vector<int> values;
    for (int heap = 0; heap <= LAST_LOST; heap++) {
        std::set<int> options;
        for (int part = 1; part < heap - part; part++) {
            // The theorem:
            options.insert(values[part] ^ values[heap - part]);
        }
        int mex = 0;
        while (options.count(mex)) {
            mex++;
        }
        values.push_back(mex);
    }
    return values;
}

bool solve(const std::vector<int> &values, int heap) {
    // The theorem:
    return heap > LAST_LOST || values[heap] != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<int> values = nim_values();
    int tests, heap;
    std::cin >> tests;
    while (tests-- > 0) {
        std::cin >> heap;
        std::cout << (solve(values, heap) ? "first\n" : "second\n");
    }
}
