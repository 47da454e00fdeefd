// WA: calls everything won that has an even heap, as it is with a single pair.
#include <iostream>

int main() {
    int cases, n, heap;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        bool even = false;
        while (n-- > 0 && std::cin >> heap) even = even || heap % 2 == 0;
        std::cout << (even ? "YES" : "NO") << '\n';
    }
}
