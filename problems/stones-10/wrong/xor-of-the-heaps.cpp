// WA: plays Nim, whatever the rules of the single heaps.
#include <iostream>

int main() {
    for (int n; std::cin >> n && n != 0;) {
        int value = 0, heap;
        while (n-- > 0) {
            std::cin >> heap;
            value ^= heap;
        }
        std::cout << (value != 0 ? "Yougth" : "Hrdv") << '\n';
    }
}
