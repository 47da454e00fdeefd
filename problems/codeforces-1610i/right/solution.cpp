// Green Hackenbush on a tree whose vertices 1 to k are the ground, for each k.
// Fusion principle (Berlekamp, Conway and Guy, 1982): the edges between pinned vertices, on whatever
// paths, become loops on one vertex, and each of them is worth 1. Colon principle: any other edge,
// with something of the nim-value v on it, is worth v + 1.

#include <cstddef>
#include <iostream>
#include <string>
#include <vector>

// The vertices from vertex 1 upwards; `below` becomes the one below each of them.
std::vector<int> from_ground(const std::vector<std::vector<int>> &neighbours,
                             std::vector<int> &below) {
    std::vector<int> order = {1};
    for (std::size_t place = 0; place < order.size(); ++place) {
        const int vertex = order[place];
        for (int next : neighbours[vertex]) {
            if (next != below[vertex]) {
                below[next] = vertex;
                order.push_back(next);
            }
        }
    }
    return order;
}

std::string solve(const std::vector<std::vector<int>> &neighbours) {
    std::vector<int> below(neighbours.size()), values(neighbours.size());
    const std::vector<int> order = from_ground(neighbours, below);
    for (std::size_t place = order.size() - 1; place > 0; --place) {
        // The theorem:
        values[below[order[place]]] ^= values[order[place]] + 1;
    }
    std::vector<bool> is_fused(neighbours.size());
    is_fused[1] = true;
    int value = values[1];
    std::string winners;
    for (std::size_t pinned = 1; pinned < neighbours.size(); ++pinned) {
        // The edge below carries the vertex no more: it is a loop beside what stands on it.
        for (int vertex = pinned; !is_fused[vertex]; vertex = below[vertex]) {
            is_fused[vertex] = true;
            // The theorem:
            value ^= (values[vertex] + 1) ^ 1 ^ values[vertex];
        }
        winners += value != 0 ? '1' : '2';
    }
    return winners;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> neighbours(n + 1);
    for (int edge = 1; edge < n; ++edge) {
        int x, y;
        std::cin >> x >> y;
        neighbours[x].push_back(y);
        neighbours[y].push_back(x);
    }
    std::cout << solve(neighbours) << '\n';
}
