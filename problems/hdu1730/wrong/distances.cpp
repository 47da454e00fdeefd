// WA: plays with the distances of the pieces; neighbours are 1 apart and have no free square between them.
#include <cstdlib>
#include <iostream>

int main() {
    for (int n, m; std::cin >> n >> m;) {
        int value = 0, black, white;
        while (n-- > 0) {
            std::cin >> black >> white;
            value ^= std::abs(black - white);
        }
        std::cout << (value != 0 ? "I WIN!" : "BAD LUCK!") << '\n';
    }
}
