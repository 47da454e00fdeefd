// Token by token (cin): a table of every heap's partner in a lost pair, filled without a root.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    const int most = 1000000;
    // Of pairs that go beyond the table only the smaller heap is looked up.
    std::vector<int> partner(3 * most, -1), smaller;
    for (int least = 0, k = 0; least <= most; least++) {
        if (partner[least] < 0) {
            partner[least] = least + k;
            partner[least + k] = least;
            smaller.push_back(least);
            k++;
        }
    }
    int a, b;
    while (std::cin >> a >> b && (a || b)) {
        if (partner[a] == b) {
            std::cout << "0\n";
            continue;
        }
        std::cout << "1\n";
        int shown_x = -1, shown_y = -1;
        auto show = [&](int x, int y) {
            if (x > y) {
                std::swap(x, y);
            }
            if (x != shown_x || y != shown_y) {
                std::cout << x << ' ' << y << '\n';
            }
            shown_x = x, shown_y = y;
        };
        // Beyond the end of this list equal taking would have to leave too much.
        size_t difference = b - a;
        if (difference < smaller.size() && smaller[difference] < a) {
            show(smaller[difference], partner[smaller[difference]]);
        }
        if (partner[a] < b) {
            show(a, partner[a]);
        }
        if (a != b && partner[b] < a) {
            show(partner[b], b);
        }
    }
}
