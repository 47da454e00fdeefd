// WA: takes the longest path from a vertex for its value.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> targets[2001];
int lengths[2001];

int longest(int vertex) {
    if (lengths[vertex] == 0) {
        lengths[vertex] = 1;
        for (int target : targets[vertex]) {
            lengths[vertex] = std::max(lengths[vertex], longest(target) + 2);
        }
    }
    return lengths[vertex] - 1;
}

int main() {
    int n, edges, tokens, from, to, value = 0;
    for (std::cin >> n >> edges >> tokens; edges > 0; --edges) {
        std::cin >> from >> to;
        targets[from].push_back(to);
    }
    while (tokens-- > 0) {
        std::cin >> from;
        value ^= longest(from);
    }
    std::cout << (value != 0 ? "win" : "lose") << '\n';
}
