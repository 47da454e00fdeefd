// Token by token: sorted, hook after hook is taken off, as if one ate a pile and then one of each.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int main() {
    int n;
    if (std::scanf("%d", &n) != 1) {
        return 1;
    }
    std::vector<int> piles(n);
    for (int &pile : piles) {
        if (std::scanf("%d", &pile) != 1) {
            return 1;
        }
    }
    std::sort(piles.begin(), piles.end(), std::greater<int>());
    int step = 0;
    while (step + 1 < n && piles[step + 1] > step + 1) {
        step++;
    }
    int across = piles[step] - step - 1, down = 0;
    while (step + down + 1 < n && piles[step + down + 1] > step) {
        down++;
    }
    std::puts(across % 2 || down % 2 ? "First" : "Second");
}
