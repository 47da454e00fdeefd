// WA: looks for a Wythoff pair with the smaller heap first, as the heaps are given.
#include <cmath>
#include <iostream>

int main() {
    int n, a[3] = {0, 0, 0};
    std::cin >> n;
    for (int i = 0; i < n; ++i) std::cin >> a[i];
    const double phi = (1 + std::sqrt(5.0)) / 2;
    const bool won = n == 2 ? a[0] != static_cast<int>((a[1] - a[0]) * phi) : (a[0] ^ a[1] ^ a[2]) != 0;
    std::cout << (won ? "BitLGM" : "BitAryo") << '\n';
}
