// WA: takes the parity of the greatest number of disjoint intervals.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int cases, n;
    for (std::cin >> cases; cases > 0; --cases) {
        std::cin >> n;
        std::vector<std::pair<int, int>> intervals(n);
        for (auto &interval : intervals) std::cin >> interval.second >> interval.first;
        std::sort(intervals.begin(), intervals.end());
        int end = 0, chosen = 0;
        for (const auto &interval : intervals) {
            if (interval.second >= end) {
                end = interval.first;
                ++chosen;
            }
        }
        std::cout << (chosen % 2 == 1 ? "Alice" : "Bob") << '\n';
    }
}
