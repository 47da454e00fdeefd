// Token by token (scanf): the golden multiple of every number, in floating point.
#include <cmath>
#include <cstdio>

int main() {
    const double phi = (std::sqrt(5.0) + 1) / 2;
    int n;
    while (std::scanf("%d", &n) == 1) {
        for (int k = 0; k <= n; k++) {
            int smaller = static_cast<int>(k * phi);
            std::printf("(%d,%d)", smaller, smaller + k);
        }
        std::puts("");
    }
}
