// Green Hackenbush on a tree: cut an edge, and what is no longer joined to vertex 1 falls.
// Colon principle (Berlekamp, Conway and Guy, 1982): an edge with something of the nim-value v
// on it is worth v + 1, and what stands on one vertex is a sum.

#include <cstddef>
#include <iostream>
#include <vector>

struct Step {
    int vertex, below;
};

// The vertices from vertex 1 upwards, each with the one below it.
std::vector<Step> from_ground(const std::vector<std::vector<int>> &neighbours) {
    std::vector<Step> order = {{1, 0}};
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto [vertex, below] = order[place];
        for (int next : neighbours[vertex]) {
            if (next != below) {
                order.push_back({next, vertex});
            }
        }
    }
    return order;
}

bool solve(const std::vector<std::vector<int>> &neighbours) {
    const std::vector<Step> order = from_ground(neighbours);
    std::vector<int> values(neighbours.size());
    for (std::size_t place = order.size() - 1; place > 0; --place) {
        const auto [vertex, below] = order[place];
        // The theorem:
        values[below] ^= values[vertex] + 1;
    }
    return values[1] != 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> neighbours(n + 1);
    for (int edge = 1; edge < n; ++edge) {
        int x, y;
        std::cin >> x >> y;
        neighbours[x].push_back(y);
        neighbours[y].push_back(x);
    }
    std::cout << (solve(neighbours) ? "Alice" : "Bob") << '\n';
}
