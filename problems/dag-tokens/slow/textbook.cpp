// The documents' way: nim-values by recursion with a memory.
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> graph;
static std::vector<int> values;

static int nim_value(int vertex) {
    if (values[vertex] >= 0) {
        return values[vertex];
    }
    std::vector<bool> seen(graph[vertex].size() + 1);
    for (int successor : graph[vertex]) {
        size_t value = nim_value(successor);
        if (value < seen.size()) {
            seen[value] = true;
        }
    }
    int value = 0;
    while (seen[value]) {
        value++;
    }
    return values[vertex] = value;
}

int main() {
    int n, k, vertex;
    while (std::scanf("%d", &n) == 1) {
        graph.assign(n, {});
        values.assign(n, -1);
        for (auto &successors : graph) {
            for (std::scanf("%d", &k); k; k--) {
                std::scanf("%d", &vertex);
                successors.push_back(vertex - 1);
            }
        }
        int sum = 0;
        for (std::scanf("%d", &k); k; k--) {
            std::scanf("%d", &vertex);
            sum ^= nim_value(vertex - 1);
        }
        std::puts(sum ? "1" : "2");
    }
}
