// Cities with taxes on an acyclic digraph: a move lowers the tax of one city, and sets the taxes of
// those to which a road leads from it to anything. The player who cannot move loses.
// Theorem: let the level of a city be the least number that is not the level of a city to which a
// road leads from it. The player to move loses if and only if the nim-sum of the taxes is 0 on every
// level.

#include <cstdint>
#include <iostream>
#include <vector>

using Lists = std::vector<std::vector<int>>;

std::vector<int> levels(const Lists &successors) {
    const int n = static_cast<int>(successors.size());
    Lists predecessors(n);
    std::vector<int> open(n), ready, result(n, 0), seen(n + 1, -1);
    for (int from = 0; from < n; ++from) {
        for (int to : successors[from]) {
            predecessors[to].push_back(from);
        }
        open[from] = static_cast<int>(successors[from].size());
        if (open[from] == 0) {
            ready.push_back(from);
        }
    }
    while (!ready.empty()) {
        const int city = ready.back();
        ready.pop_back();
        for (int to : successors[city]) {
            seen[result[to]] = city;
        }
        while (seen[result[city]] == city) {
            ++result[city];
        }
        for (int from : predecessors[city]) {
            if (--open[from] == 0) {
                ready.push_back(from);
            }
        }
    }
    return result;
}

// The taxes that a winning move leaves; none if every move loses.
std::vector<std::int64_t> solve(std::vector<std::int64_t> taxes, const Lists &successors) {
    const std::vector<int> level = levels(successors);
    const int n = static_cast<int>(taxes.size());
    std::vector<std::int64_t> sums(n, 0);
    int highest = -1;
    for (int city = 0; city < n; ++city) {
        // The theorem:
        sums[level[city]] ^= taxes[city];
    }
    for (int at = 0; at < n; ++at) {
        highest = sums[at] != 0 ? at : highest;
    }
    for (int city = 0; city < n; ++city) {
        if (level[city] == highest && (taxes[city] ^ sums[highest]) < taxes[city]) {
            taxes[city] ^= sums[highest];
            for (int to : successors[city]) {
                taxes[to] ^= sums[level[to]];
                sums[level[to]] = 0;
            }
            return taxes;
        }
    }
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::int64_t> taxes(n);
    for (std::int64_t &tax : taxes) {
        std::cin >> tax;
    }
    Lists successors(n);
    for (int road = 0; road < m; ++road) {
        int from, to;
        std::cin >> from >> to;
        successors[from - 1].push_back(to - 1);
    }
    const std::vector<std::int64_t> left = solve(taxes, successors);
    if (left.empty()) {
        std::cout << "LOSE\n";
        return 0;
    }
    std::cout << "WIN\n";
    for (int city = 0; city < n; ++city) {
        std::cout << left[city] << (city + 1 < n ? ' ' : '\n');
    }
}
