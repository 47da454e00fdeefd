// WA: plays one heap of n, as if gaps closed, so that every third number is lost.
#include <iostream>

int main() {
    for (unsigned n; std::cin >> n;) {
        std::cout << (n % 3 != 0 ? "Hrdv" : "Yougth") << '\n';
    }
}
