// Token by token (cin): recursion as deep as the tree is high; on a path it needs more than 8 MB of stack.
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::cin.tie(nullptr)->sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> joined(n + 1);
    for (int edge = 1; edge < n; edge++) {
        int x, y;
        std::cin >> x >> y;
        joined[x].push_back(y);
        joined[y].push_back(x);
    }
    std::function<int(int, int)> value = [&](int vertex, int below) {
        std::vector<int> strings;
        for (int other : joined[vertex]) {
            if (other != below) {
                strings.push_back(value(other, vertex) + 1);
            }
        }
        int sum = 0;
        for (int string : strings) {
            sum ^= string;
        }
        return sum;
    };
    std::cout << (value(1, 0) ? "Alice" : "Bob") << "\n";
}
