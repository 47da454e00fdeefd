// XOR Break: break p into two smaller numbers with the exclusive or p; the opponent chooses one.
// Theorem (parity): the player to break p loses if and only if p has an odd number of ones. From
// an even number split off the top bit, and both parts are odd and smaller.

#include <bitset>
#include <iostream>

using Number = unsigned long long;

bool solve(Number p) {
    // The theorem:
    return std::bitset<64>(p).count() % 2 == 0;
}

void break_up(Number p) {
    Number top = 1;
    while (top <= p / 2) {
        top *= 2;
    }
    // The theorem:
    std::cout << top << ' ' << (p ^ top) << std::endl;
}

int main() {
    int t;
    std::cin >> t;
    while (t-- > 0) {
        Number n;
        std::cin >> n;
        std::cout << (solve(n) ? "first" : "second") << std::endl;
        if (solve(n)) {
            break_up(n);
        }
        Number a, b;
        while (std::cin >> a >> b && a > 0) {
            break_up(solve(a) ? a : b);
        }
    }
}
