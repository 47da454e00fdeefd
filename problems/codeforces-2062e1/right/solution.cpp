// A tree with weights: a move picks a vertex that is heavier than the one picked last, and takes it
// away with all below it. The player who cannot move wins.
// Theorem: the heaviest of the vertices that have a heavier one outside their own subtree wins; if
// there is none, every move loses.

#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

// Vertices are counted from 1. The places of a subtree in the order follow each other.
int solve(const std::vector<int> &weights, const std::vector<std::vector<int>> &neighbours) {
    const int n = static_cast<int>(weights.size()) - 1;
    std::vector<int> parents(n + 1, 0), sizes(n + 1, 1), order, waiting{1};
    while (!waiting.empty()) {
        const int vertex = waiting.back();
        waiting.pop_back();
        order.push_back(vertex);
        for (int child : neighbours[vertex]) {
            if (child != parents[vertex]) {
                parents[child] = vertex;
                waiting.push_back(child);
            }
        }
    }
    std::vector<int> before(n + 1, 0), after(n + 1, 0);
    for (int place = 0; place < n; ++place) {
        before[place + 1] = std::max(before[place], weights[order[place]]);
    }
    for (int place = n - 1; place >= 0; --place) {
        after[place] = std::max(after[place + 1], weights[order[place]]);
        sizes[parents[order[place]]] += sizes[order[place]];
    }
    int best = 0;
    for (int place = 0; place < n; ++place) {
        const int vertex = order[place];
        const int outside = std::max(before[place], after[place + sizes[vertex]]);
        // The theorem:
        if (outside > weights[vertex] && (best == 0 || weights[vertex] > weights[best])) {
            best = vertex;
        }
    }
    return best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::vector<int> weights(n + 1, 0);
        for (int vertex = 1; vertex <= n; ++vertex) {
            std::cin >> weights[vertex];
        }
        std::vector<std::vector<int>> neighbours(n + 1);
        for (int edge = 1; edge < n; ++edge) {
            int a, b;
            std::cin >> a >> b;
            neighbours[a].push_back(b);
            neighbours[b].push_back(a);
        }
        std::cout << solve(weights, neighbours) << '\n';
    }
}
