// WA: takes the least prime itself for the nim-value.
#include <cstdio>

static int least(int heap) {
    if (heap % 2 == 0) return 0;
    for (int factor = 3; factor * factor <= heap; factor += 2) {
        if (heap % factor == 0) return factor;
    }
    return heap;
}

int main() {
    int t, n, heap;
    std::scanf("%d", &t);
    while (t-- > 0) {
        std::scanf("%d", &n);
        int total = 0;
        while (n-- > 0) {
            std::scanf("%d", &heap);
            total ^= least(heap);
        }
        std::puts(total != 0 ? "Alice" : "Bob");
    }
}
