// WA: takes the values to repeat every 36 cells, not every 34.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<int> values(1001, 0);
    for (int n = 2; n <= 1000; ++n) {
        std::vector<bool> seen(64);
        for (int left = 0; left <= n - 2; ++left) seen[values[left] ^ values[n - 2 - left]] = true;
        while (seen[values[n]]) ++values[n];
    }
    int t, n;
    std::cin >> t;
    while (t-- > 0) {
        std::string cells;
        std::cin >> n >> cells;
        int blue = std::count(cells.begin(), cells.end(), 'B');
        int total = 0, length = 1;
        for (int i = 1; i <= n; ++i) {
            if (i < n && cells[i] != cells[i - 1]) {
                ++length;
            } else {
                total ^= values[length < 100 ? length : 64 + (length - 64) % 36];
                length = 1;
            }
        }
        bool alice = n - blue > blue || (n - blue == blue && total != 0);
        std::cout << (alice ? "Alice" : "Bob") << '\n';
    }
}
