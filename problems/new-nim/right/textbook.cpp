// Token by token (scanf): the heaviest heaps first, each kept if the xor basis lacks it.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

static unsigned long long basis[64];

static bool is_new(unsigned long long heap) {
    for (int digit = 63; digit >= 0; digit--) {
        if (!(heap >> digit & 1)) {
            continue;
        }
        if (!basis[digit]) {
            basis[digit] = heap;
            return true;
        }
        heap ^= basis[digit];
    }
    return false;
}

static void show(unsigned __int128 number) {
    if (number > 9) {
        show(number / 10);
    }
    std::putchar('0' + static_cast<int>(number % 10));
}

int main() {
    int k;
    if (std::scanf("%d", &k) != 1) {
        return 1;
    }
    std::vector<unsigned long long> heaps(k);
    for (auto &heap : heaps) {
        if (std::scanf("%llu", &heap) != 1) {
            return 1;
        }
    }
    std::sort(heaps.begin(), heaps.end(), std::greater<unsigned long long>());
    unsigned __int128 removed = 0;
    for (auto heap : heaps) {
        removed += is_new(heap) ? 0 : heap;
    }
    show(removed);
    std::putchar('\n');
}
