// WA: counts only the ones before the first larger heap, as if the heaps had to be taken in order.
#include <iostream>

int main() {
    int cases, n, heap;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        int ones = 0;
        bool larger = false;
        while (n-- > 0 && std::cin >> heap) {
            larger = larger || heap > 1;
            ones += !larger;
        }
        std::cout << ((ones % 2 == 0) == larger ? "Alice" : "Bob") << '\n';
    }
}
