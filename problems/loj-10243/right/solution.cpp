// Tokens stand on the vertices of an acyclic digraph; a move slides one of them along an edge, and
// the player who cannot move loses. Theorem (Sprague, 1935; Grundy, 1939): the player to move
// loses if and only if the xor of the nim-values of the tokens' vertices is 0.

#include <iostream>
#include <vector>

using Graph = std::vector<std::vector<int>>;

// Remembers the values that it has found; those of the others are -1.
int nim_value(const Graph &successors, int vertex, std::vector<int> &values) {
    if (values[vertex] >= 0) {
        return values[vertex];
    }
    std::vector<bool> seen(successors[vertex].size() + 1);
    for (int successor : successors[vertex]) {
        const size_t value = nim_value(successors, successor, values);
        if (value < seen.size()) {
            seen[value] = true;
        }
    }
    int mex = 0;
    while (seen[mex]) {
        mex++;
    }
    values[vertex] = mex;
    return mex;
}

bool solve(const Graph &successors, const std::vector<int> &tokens) {
    std::vector<int> values(successors.size(), -1);
    int nim_sum = 0;
    for (int vertex : tokens) {
        // The theorem:
        nim_sum ^= nim_value(successors, vertex, values);
    }
    return nim_sum != 0;
}

int main() {
    int n, m, k;
    std::cin >> n >> m >> k;
    Graph successors(n + 1);
    for (int edge = 0; edge < m; edge++) {
        int from, to;
        std::cin >> from >> to;
        successors[from].push_back(to);
    }
    std::vector<int> tokens(k);
    for (int &token : tokens) {
        std::cin >> token;
    }
    std::cout << (solve(successors, tokens) ? "win\n" : "lose\n");
}
