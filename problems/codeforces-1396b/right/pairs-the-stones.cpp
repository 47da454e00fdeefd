// HL wins if and only if the stones can be paired, each with one of another heap: the stones in a
// row, heap by heap, are paired with those half the row further on.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        std::vector<unsigned long long> ends(1, 0);
        for (unsigned long long heap; n-- > 0 && std::cin >> heap;) ends.push_back(ends.back() + heap);
        const unsigned long long half = ends.back() / 2;
        bool are_paired = ends.back() % 2 == 0;
        for (std::size_t heap = 1; heap < ends.size(); ++heap) {
            const bool holds_both = ends[heap - 1] + half < ends[heap];
            are_paired = are_paired && !holds_both;
        }
        std::cout << (are_paired ? "HL" : "T") << '\n';
    }
}
