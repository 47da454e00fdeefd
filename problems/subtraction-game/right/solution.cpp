// A move takes one of k given amounts from a heap; what are the nim-values of the heaps 0 to n?
// Definition (Grundy, 1939): the nim-value of a heap is the mex of its options' nim-values, the
// least non-negative integer that is none of them.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::vector<int> solve(std::vector<int> amounts, int last) {
    std::sort(amounts.begin(), amounts.end());
    std::vector<int> values(last + 1, 0);
    std::vector<int> seen_at(amounts.size() + 1, -1); // the mex of k values is at most k
    for (int heap = 0; heap <= last; heap++) {
        for (std::size_t i = 0; i < amounts.size() && amounts[i] <= heap; i++) {
            // The theorem:
            seen_at[values[heap - amounts[i]]] = heap;
        }
        // The theorem:
        while (seen_at[values[heap]] == heap) {
            values[heap]++;
        }
    }
    return values;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k, last;
    while (std::cin >> k) {
        std::vector<int> amounts(k);
        for (int &amount : amounts) {
            std::cin >> amount;
        }
        std::cin >> last;
        std::string line;
        for (int value : solve(amounts, last)) {
            line += std::to_string(value) + ' ';
        }
        line.back() = '\n';
        std::cout << line;
    }
}
