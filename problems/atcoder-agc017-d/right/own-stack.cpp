// Token by token (getchar): an order from the root by a stack of its own, then values from the tops down.
#include <cstdio>
#include <vector>

static int next() {
    int byte = std::getchar();
    while (byte < '0' || byte > '9') {
        byte = std::getchar();
    }
    int number = 0;
    for (; byte >= '0' && byte <= '9'; byte = std::getchar()) {
        number = 10 * number + (byte - '0');
    }
    return number;
}

int main() {
    int n = next();
    std::vector<std::vector<int>> joined(n + 1);
    for (int edge = 1; edge < n; edge++) {
        int x = next(), y = next();
        joined[x].push_back(y);
        joined[y].push_back(x);
    }
    std::vector<int> order, below(n + 1), value(n + 1), stack{1};
    while (!stack.empty()) {
        int vertex = stack.back();
        stack.pop_back();
        order.push_back(vertex);
        for (int other : joined[vertex]) {
            if (other != below[vertex]) {
                below[other] = vertex;
                stack.push_back(other);
            }
        }
    }
    for (int place = n - 1; place > 0; place--) {
        value[below[order[place]]] ^= value[order[place]] + 1;
    }
    std::puts(value[1] ? "Alice" : "Bob");
}
