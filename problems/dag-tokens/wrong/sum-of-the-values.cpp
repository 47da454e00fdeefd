// WA: adds the tokens' nim-values up, so that two equal ones do not cancel out.
#include <cstdio>
#include <vector>

static std::vector<std::vector<int>> graph;
static std::vector<int> values;

static int next() {
    int number = 0;
    return std::scanf("%d", &number) == 1 ? number : 0;
}

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
    int n;
    while (std::scanf("%d", &n) == 1) {
        graph.assign(n, {});
        values.assign(n, -1);
        for (auto &successors : graph) {
            for (int k = next(); k; k--) {
                successors.push_back(next() - 1);
            }
        }
        long long sum = 0;
        for (int tokens = next(); tokens; tokens--) {
            sum += nim_value(next() - 1);
        }
        std::puts(sum ? "1" : "2");
    }
}
