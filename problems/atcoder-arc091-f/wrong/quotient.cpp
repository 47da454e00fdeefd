// WA: takes the most that can be taken for the value, which is right only if k divides the heap.
#include <iostream>

int main() {
    int n, stones, k, value = 0;
    for (std::cin >> n; n > 0; --n) {
        std::cin >> stones >> k;
        value ^= stones / k;
    }
    std::cout << (value != 0 ? "Takahashi" : "Aoki") << '\n';
}
