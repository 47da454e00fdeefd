// The levels one by one: level 0 has the cities from which no road leads to level 0, and without
// them the next level is found in the same way. Of all winning moves this takes one of the last city,
// and changes the last of the cities after it on each level.

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::uint64_t> taxes(n + 1);
    for (int city = 1; city <= n; ++city) {
        std::cin >> taxes[city];
    }
    std::vector<std::vector<int>> successors(n + 1);
    std::vector<int> entering(n + 1, 0);
    while (m--) {
        int from, to;
        std::cin >> from >> to;
        successors[from].push_back(to);
        ++entering[to];
    }
    std::vector<int> order;
    for (int city = 1; city <= n; ++city) {
        if (entering[city] == 0) {
            order.push_back(city);
        }
    }
    for (std::size_t at = 0; at < order.size(); ++at) {
        for (int to : successors[order[at]]) {
            if (--entering[to] == 0) {
                order.push_back(to);
            }
        }
    }
    std::reverse(order.begin(), order.end());
    std::vector<int> levels(n + 1, -1);
    for (int level = 0; !order.empty(); ++level) {
        std::vector<int> rest;
        for (int city : order) {
            const auto &after = successors[city];
            if (std::any_of(after.begin(), after.end(), [&](int to) { return levels[to] == level; })) {
                rest.push_back(city);
            } else {
                levels[city] = level;
            }
        }
        order = rest;
    }
    std::map<int, std::uint64_t> sums;
    for (int city = 1; city <= n; ++city) {
        sums[levels[city]] ^= taxes[city];
    }
    while (!sums.empty() && sums.rbegin()->second == 0) {
        sums.erase(sums.rbegin()->first);
    }
    if (sums.empty()) {
        std::cout << "LOSE\n";
        return 0;
    }
    const auto [highest, sum] = *sums.rbegin();
    int lowered = n;
    while (levels[lowered] != highest || (taxes[lowered] ^ sum) >= taxes[lowered]) {
        --lowered;
    }
    taxes[lowered] ^= sum;
    std::reverse(successors[lowered].begin(), successors[lowered].end());
    for (int to : successors[lowered]) {
        taxes[to] ^= sums[levels[to]];
        sums[levels[to]] = 0;
    }
    std::cout << "WIN\n";
    for (int city = 1; city <= n; ++city) {
        std::cout << taxes[city] << (city < n ? " " : "\n");
    }
}
