// WA: plays Nim; 1 2 3 is lost there, and won here.
#include <iostream>

int main() {
    for (int n; std::cin >> n && n != 0;) {
        int value = 0, heap;
        while (n-- > 0) {
            std::cin >> heap;
            value ^= heap;
        }
        std::cout << (value != 0 ? "Win" : "Lose") << '\n';
    }
}
