// Token by token (scanf): nim-values by mex over all moves, in a table that is kept.
#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<int> values, seen(65536);

static int nim_value(int strip) {
    for (int n = values.size(); n <= strip; n++) {
        for (int cross = 1; cross <= n; cross++) {
            int left = std::max(cross - 3, 0), right = std::max(n - cross - 2, 0);
            seen[values[left] ^ values[right]] = n;
        }
        int value = 0;
        while (n > 0 && seen[value] == n) {
            value++;
        }
        values.push_back(value);
    }
    return values[strip];
}

int main() {
    int n;
    while (std::scanf("%d", &n) == 1) {
        std::puts(nim_value(n) ? "1" : "2");
    }
}
