// TLE: compares every vertex with every other one.

#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n;
        std::cin >> n;
        std::vector<int> weights(n + 1, 0), start(n + 1, -1), end(n + 1, 0);
        std::vector<std::vector<int>> neighbours(n + 1);
        for (int vertex = 1; vertex <= n; ++vertex) {
            std::cin >> weights[vertex];
        }
        for (int edge = 1; edge < n; ++edge) {
            int a, b;
            std::cin >> a >> b;
            neighbours[a].push_back(b);
            neighbours[b].push_back(a);
        }
        int entered = 0;
        std::vector<int> path{1};
        while (!path.empty()) {
            const int vertex = path.back();
            if (start[vertex] < 0) {
                start[vertex] = entered++;
            }
            if (neighbours[vertex].empty()) {
                end[vertex] = entered;
                path.pop_back();
                continue;
            }
            const int next = neighbours[vertex].back();
            neighbours[vertex].pop_back();
            if (start[next] < 0) {
                path.push_back(next);
            }
        }
        int best = 0;
        for (int top = 1; top <= n; ++top) {
            for (int vertex = 1; vertex <= n; ++vertex) {
                const bool is_outside = start[vertex] < start[top] || end[top] <= start[vertex];
                if (is_outside && weights[vertex] > weights[top] && weights[top] > weights[best]) {
                    best = top;
                }
            }
        }
        std::cout << best << '\n';
    }
}
