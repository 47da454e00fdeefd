// WA: counts the plates that fit side by side in rows, and takes an odd number for won.
#include <iostream>

int main() {
    unsigned long long a, b, r;
    std::cin >> a >> b >> r;
    const unsigned long long plates = (a / 2 / r) * (b / 2 / r);
    std::cout << (plates % 2 == 1 ? "First" : "Second") << '\n';
}
