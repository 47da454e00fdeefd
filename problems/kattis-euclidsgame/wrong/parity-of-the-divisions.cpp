// WA: counts the divisions of Euclid's algorithm, as if each were one move.
#include <iostream>

int main() {
    for (long long a, b; std::cin >> a >> b && a != 0;) {
        bool stan_moves = false;
        while (b != 0) {
            const long long rest = a % b;
            if (a >= b) stan_moves = !stan_moves;
            a = b;
            b = rest;
        }
        std::cout << (stan_moves ? "Stan wins" : "Ollie wins") << '\n';
    }
}
