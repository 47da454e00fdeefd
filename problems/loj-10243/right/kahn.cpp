// Token by token (scanf): vertices without edges left are taken away first, backwards along the edges.
#include <cstdio>
#include <vector>

static int next() {
    int number = 0;
    return std::scanf("%d", &number) == 1 ? number : 0;
}

static int mex(const std::vector<int> &successors, const std::vector<int> &values) {
    std::vector<bool> seen(successors.size() + 1);
    for (int to : successors) {
        if (values[to] < static_cast<int>(seen.size())) {
            seen[values[to]] = true;
        }
    }
    int least = 0;
    while (seen[least]) {
        least++;
    }
    return least;
}

int main() {
    int n = next(), m = next(), k = next();
    std::vector<std::vector<int>> successors(n + 1), predecessors(n + 1);
    for (int edge = 0; edge < m; edge++) {
        int from = next(), to = next();
        successors[from].push_back(to);
        predecessors[to].push_back(from);
    }
    std::vector<int> values(n + 1), left(n + 1), ready;
    for (int vertex = 1; vertex <= n; vertex++) {
        left[vertex] = static_cast<int>(successors[vertex].size());
        if (left[vertex] == 0) {
            ready.push_back(vertex);
        }
    }
    while (!ready.empty()) {
        int vertex = ready.back();
        ready.pop_back();
        values[vertex] = mex(successors[vertex], values);
        for (int from : predecessors[vertex]) {
            if (--left[from] == 0) {
                ready.push_back(from);
            }
        }
    }
    int sum = 0;
    while (k--) {
        sum ^= values[next()];
    }
    std::puts(sum ? "win" : "lose");
}
