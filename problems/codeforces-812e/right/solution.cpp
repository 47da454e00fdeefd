// Apples on a tree: a move carries some from a node to one of its children, or out of a leaf.
// Exchange two nodes' apples so that the player to move loses: in how many ways? Theorem: this is
// staircase Nim (Sprague, 1937), and the nodes at an even distance from the leaves are the heaps.

#include <algorithm>
#include <cstddef>
#include <iostream>
#include <unordered_map>
#include <vector>

// The distance of each node from the root, node 0.
std::vector<int> distances(const std::vector<int> &parents) {
    const int n = static_cast<int>(parents.size());
    std::vector<std::vector<int>> children(n);
    for (int node = 1; node < n; ++node) {
        children[parents[node]].push_back(node);
    }
    std::vector<int> depths(n), order = {0};
    for (int place = 0; place < n; ++place) {
        const int node = order[place];
        for (int child : children[node]) {
            depths[child] = depths[node] + 1;
            order.push_back(child);
        }
    }
    return depths;
}

long long pairs(long long nodes) {
    return nodes * (nodes - 1) / 2;
}

long long solve(const std::vector<int> &apples, const std::vector<int> &parents) {
    const std::vector<int> depths = distances(parents);
    const int deepest = *std::max_element(depths.begin(), depths.end());
    std::vector<int> heaps, others;
    std::unordered_map<int, int> often;
    int nim_sum = 0;
    for (std::size_t node = 0; node < apples.size(); ++node) {
        if ((deepest - depths[node]) % 2 == 0) {
            heaps.push_back(apples[node]);
            // The theorem:
            nim_sum ^= apples[node];
        } else {
            others.push_back(apples[node]);
            ++often[apples[node]];
        }
    }
    long long across = 0;
    for (int heap : heaps) {
        // The theorem:
        across += often[heap ^ nim_sum];
    }
    const long long alike = nim_sum == 0 ? pairs(heaps.size()) + pairs(others.size()) : 0;
    return across + alike;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> apples(n), parents(n);
    for (int &count : apples) {
        std::cin >> count;
    }
    for (int node = 1; node < n; ++node) {
        std::cin >> parents[node];
        --parents[node];
    }
    std::cout << solve(apples, parents) << '\n';
}
