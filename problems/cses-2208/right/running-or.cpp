// Token by token: the last binary digit of everything, by or.
#include <cstdio>

int main() {
    int tests = 0;
    if (std::scanf("%d", &tests) != 1) {
        return 1;
    }
    while (tests--) {
        int n = 0, heap = 0, all = 0;
        if (std::scanf("%d", &n) != 1) {
            return 1;
        }
        while (n-- && std::scanf("%d", &heap) == 1) {
            all |= heap;
        }
        std::puts(all & 1 ? "first" : "second");
    }
}
