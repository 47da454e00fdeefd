// TLE: token by token (scanf); two loops try all that can be left of one heap.
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
    int a, b;
    while (std::scanf("%d%d", &a, &b) == 2 && (a || b)) {
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
