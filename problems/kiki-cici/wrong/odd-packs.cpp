// WA: lets the first player win the odd packs only.
#include <iostream>

int main() {
    for (int n; std::cin >> n;) {
        std::cout << (n % 2 == 1 ? "Kiki" : "Cici") << '\n';
    }
}
