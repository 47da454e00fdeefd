// Token by token: Euclid's algorithm, until there is a choice.
#include <iostream>
#include <utility>

static bool wins(long long a, long long b) {
    if (a < b) {
        std::swap(a, b);
    }
    return a % b == 0 || a / b > 1 || !wins(a - b, b);
}

int main() {
    long long a, b;
    while (std::cin >> a >> b && a > 0) {
        std::cout << (wins(a, b) ? "Stan wins\n" : "Ollie wins\n");
    }
}
