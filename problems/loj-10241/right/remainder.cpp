// Token by token (scanf): the remainder by K + 1.
#include <cstdio>

int main() {
    int n, k;
    if (std::scanf("%d %d", &n, &k) == 2) {
        std::puts(n % (k + 1) ? "1" : "2");
    }
}
