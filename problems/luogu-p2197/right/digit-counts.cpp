// Token by token (scanf): counts the ones in every binary place.
#include <cstdio>

int main() {
    int cases, n, heap;
    if (std::scanf("%d", &cases) != 1) {
        return 1;
    }
    while (cases-- && std::scanf("%d", &n) == 1) {
        int ones[14] = {};
        while (n-- && std::scanf("%d", &heap) == 1) {
            for (int place = 0; place < 14; place++) {
                ones[place] += heap >> place & 1;
            }
        }
        bool balanced = true;
        for (int count : ones) {
            balanced = balanced && count % 2 == 0;
        }
        std::puts(balanced ? "No" : "Yes");
    }
}
