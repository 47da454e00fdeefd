// Token by token (getchar): nim-values by a depth-first search with a stack of its own.
#include <algorithm>
#include <cstdio>
#include <vector>

static bool read(int &number) {
    int byte = std::getchar();
    while (byte != EOF && (byte < '0' || byte > '9')) {
        byte = std::getchar();
    }
    if (byte == EOF) {
        return false;
    }
    for (number = 0; byte >= '0' && byte <= '9'; byte = std::getchar()) {
        number = 10 * number + (byte - '0');
    }
    return true;
}

static int next() {
    int number = 0;
    read(number);
    return number;
}

static int mex(std::vector<int> values) {
    std::sort(values.begin(), values.end());
    int least = 0;
    for (int value : values) {
        least += value == least;
    }
    return least;
}

int main() {
    int n;
    while (read(n)) {
        // The successors of vertex v are successors[first[v]] to successors[first[v + 1] - 1].
        std::vector<int> first(n + 1), successors;
        for (int vertex = 0; vertex < n; vertex++) {
            for (int k = next(); k; k--) {
                successors.push_back(next() - 1);
            }
            first[vertex + 1] = static_cast<int>(successors.size());
        }
        std::vector<int> values(n, -1), todo(first.begin(), first.end() - 1), stack;
        int sum = 0;
        for (int tokens = next(); tokens; tokens--) {
            int start = next() - 1;
            if (values[start] < 0) {
                stack.push_back(start);
            }
            while (!stack.empty()) {
                int vertex = stack.back();
                if (todo[vertex] < first[vertex + 1]) {
                    int successor = successors[todo[vertex]++];
                    if (values[successor] < 0) {
                        stack.push_back(successor);
                    }
                    continue;
                }
                stack.pop_back();
                std::vector<int> options;
                for (int edge = first[vertex]; edge < first[vertex + 1]; edge++) {
                    options.push_back(values[successors[edge]]);
                }
                values[vertex] = mex(options);
            }
            sum ^= values[start];
        }
        std::puts(sum ? "1" : "2");
    }
}
