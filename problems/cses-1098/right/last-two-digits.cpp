// Token by token (scanf): the last two binary digits of the running exclusive or.
#include <cstdio>

int main() {
    int t, n, heap;
    if (std::scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int digits = 0;
        if (std::scanf("%d", &n) != 1) {
            return 1;
        }
        while (n-- && std::scanf("%d", &heap) == 1) {
            digits ^= heap;
        }
        std::puts(digits & 3 ? "first" : "second");
    }
}
