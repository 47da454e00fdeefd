// WA: takes the remainder modulo R + 1, as if L were 1.
#include <iostream>

int main() {
    unsigned long long heap, value = 0;
    int n;
    unsigned long long least, most;
    std::cin >> n >> least >> most;
    while (n-- > 0) {
        std::cin >> heap;
        value ^= heap % (most + 1);
    }
    std::cout << (value != 0 ? "First" : "Second") << '\n';
}
