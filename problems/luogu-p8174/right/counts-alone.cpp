// Keeps the numbers of ones and of larger piles up to date, and the ones on a stack.
#include <cstdio>
#include <vector>

int main() {
    int n, named, taken, larger = 0;
    std::scanf("%d", &n);
    std::vector<int> piles(n + 1), ones;
    std::vector<bool> is_one(n + 1);
    int count = 0;
    const auto add_one = [&](int pile) { ones.push_back(pile), is_one[pile] = true, ++count; };
    for (int pile = 1; pile <= n; ++pile) {
        std::scanf("%d", &piles[pile]);
        if (piles[pile] == 1) add_one(pile);
        else ++larger;
    }
    while (std::scanf("%d", &named) == 1 && named > 0) {
        int left = 0;
        if (is_one[named]) {
            is_one[named] = false;
            --count;
        } else if (--larger > 0) {
            left = count % 2 == 0;
        } else {
            left = count % 2;
        }
        std::printf("%d\n", piles[named] - left);
        piles[named] = left;
        if (left == 1) add_one(named);
        while (!ones.empty() && !is_one[ones.back()]) ones.pop_back();
        int next = ones.empty() ? -1 : ones.back();
        std::printf("%d\n", next);
        std::fflush(stdout);
        if (next < 0) return 0;
        std::scanf("%d", &taken);
        piles[next] = 0, is_one[next] = false, --count;
    }
}
