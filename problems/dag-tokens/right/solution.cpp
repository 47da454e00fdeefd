// Tokens stand on the vertices of an acyclic digraph; a move slides one of them along an edge, and
// the player who cannot move loses. Theorem (Sprague, 1935; Grundy, 1939): the player to move
// loses if and only if the xor of the nim-values of the tokens' vertices is 0.

#include <algorithm>
#include <iostream>
#include <vector>

using Graph = std::vector<std::vector<int>>;

// The vertices in an order in which every edge leads forwards.
std::vector<int> in_order(const Graph &successors) {
    const int n = static_cast<int>(successors.size());
    std::vector<int> waiting(n), order;
    for (const auto &edges : successors) {
        for (int successor : edges) {
            waiting[successor]++;
        }
    }
    for (int vertex = 0; vertex < n; vertex++) {
        if (waiting[vertex] == 0) {
            order.push_back(vertex);
        }
    }
    for (size_t done = 0; done < order.size(); done++) {
        for (int successor : successors[order[done]]) {
            if (--waiting[successor] == 0) {
                order.push_back(successor);
            }
        }
    }
    return order;
}

// From the last vertex to the first: the value of a vertex comes after those of its successors.
std::vector<int> nim_values(const Graph &successors) {
    std::vector<int> order = in_order(successors), values(successors.size());
    std::reverse(order.begin(), order.end());
    for (int vertex : order) {
        std::vector<bool> seen(successors[vertex].size() + 1);
        for (int successor : successors[vertex]) {
            if (values[successor] < static_cast<int>(seen.size())) {
                seen[values[successor]] = true;
            }
        }
        while (seen[values[vertex]]) {
            values[vertex]++;
        }
    }
    return values;
}

bool solve(const Graph &successors, const std::vector<int> &tokens) {
    const std::vector<int> values = nim_values(successors);
    int nim_sum = 0;
    for (int vertex : tokens) {
        // The theorem:
        nim_sum ^= values[vertex];
    }
    return nim_sum != 0;
}

std::vector<int> read_vertices() {
    int count = 0;
    std::cin >> count;
    std::vector<int> vertices(count);
    for (int &vertex : vertices) {
        std::cin >> vertex;
        vertex--;
    }
    return vertices;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    while (std::cin >> n) {
        Graph successors(n);
        for (auto &edges : successors) {
            edges = read_vertices();
        }
        std::cout << (solve(successors, read_vertices()) ? "1\n" : "2\n");
    }
}
