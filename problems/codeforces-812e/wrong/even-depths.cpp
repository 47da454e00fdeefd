// WA: takes the nodes at an even distance from the root, whatever the leaves are.
#include <iostream>
#include <map>
#include <utility>
#include <vector>

int main() {
    int n, parent;
    std::cin >> n;
    std::vector<int> apples(n);
    for (int &number : apples) std::cin >> number;
    std::vector<std::vector<int>> children(n);
    for (int i = 1; i < n; ++i) {
        std::cin >> parent;
        children[parent - 1].push_back(i);
    }
    std::map<int, long long> even, odd;
    long long exchanges = 0, value = 0, evens = 0;
    std::vector<std::pair<int, bool>> nodes = {{0, true}};
    for (int i = 0; i < n; ++i) {
        const auto [node, is_even] = nodes[i];
        for (int child : children[node]) nodes.push_back({child, !is_even});
        ++(is_even ? even : odd)[apples[node]];
        evens += is_even;
        if (is_even) value ^= apples[node];
    }
    if (value == 0) exchanges = (evens * (evens - 1) + (n - evens) * (n - evens - 1)) / 2;
    for (const auto &[number, count] : even) {
        const auto other = odd.find(static_cast<int>(number ^ value));
        if (other != odd.end()) exchanges += count * other->second;
    }
    std::cout << exchanges << '\n';
}
