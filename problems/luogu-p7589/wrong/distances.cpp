// WA: plays with the distances of the pieces; neighbours are 1 apart and have no room between them.
#include <cstdlib>
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n, k, d, height, black, white, value = 0;
        for (std::cin >> n >> k >> d; n > 0; --n) {
            std::cin >> height >> black >> white;
            value ^= std::abs(black - white);
        }
        std::cout << (value != 0 ? "Yes" : "No") << '\n';
    }
}
