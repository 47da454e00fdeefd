// WA: plays Nim, where any number may be taken, from any heap.
#include <iostream>

int main() {
    int t, n;
    std::cin >> t;
    while (t-- > 0 && std::cin >> n) {
        long long sum = 0;
        for (long long heap; n-- > 0 && std::cin >> heap;) sum ^= heap;
        std::cout << (sum != 0 ? "T" : "HL") << '\n';
    }
}
