// Token by token (scanf): each number is factored by trial division.
#include <cstdio>

int main() {
    int n, total = 0;
    if (std::scanf("%d", &n) != 1) {
        return 1;
    }
    while (n--) {
        int number, factors = 0;
        if (std::scanf("%d", &number) != 1) {
            return 1;
        }
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            for (; number % divisor == 0; number /= divisor) {
                factors++;
            }
        }
        total ^= factors + (number > 1);
    }
    std::puts(total ? "Anna" : "Bruno");
}
