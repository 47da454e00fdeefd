// RE: token by token (scanf); two loops try all that can be left of one heap, and give up on a large one.
#include <algorithm>
#include <cmath>
#include <cstdio>

static const double phi = (std::sqrt(5.0) + 1) / 2;

static bool lost(int a, int b) {
    return static_cast<int>((b - a) * phi) == a;
}

static void show(int x, int y) {
    std::printf("%d %d\n", std::min(x, y), std::max(x, y));
}

int main() {
    unsigned long long first, second;
    while (std::scanf("%llu%llu", &first, &second) == 2 && (first || second)) {
        if (std::max(first, second) > 10000000) {
            return 1;  // The loops would take minutes.
        }
        int a = first, b = second;
        if (a > b) {
            std::swap(a, b);
        }
        if (lost(a, b)) {
            std::puts("0");
            continue;
        }
        std::puts("1");
        int equal = static_cast<int>((b - a) * phi);
        if (equal < a) {
            show(equal, b - a + equal);
        }
        for (int left = b - 1; left >= 0; left--) {
            if (left != equal && lost(std::min(a, left), std::max(a, left))) {
                show(a, left);
            }
        }
        for (int left = a - 1; left >= 0 && a != b; left--) {
            if (lost(left, b)) {
                show(left, b);
            }
        }
    }
}
