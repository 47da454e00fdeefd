// WA: plays Nim on the heaps, as if a number could be taken twice.
#include <iostream>

int main() {
    int n, heap, total = 0;
    std::cin >> n;
    while (n-- > 0 && std::cin >> heap) total ^= heap;
    std::cout << (total != 0 ? "NO" : "YES") << '\n';
}
