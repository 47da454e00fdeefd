// WA: swaps the players: a Fibonacci number is lost for the first player.
#include <iostream>

int main() {
    for (long long n; std::cin >> n && n != 0;) {
        long long a = 1, b = 2;
        while (a < n) {
            b += a;
            a = b - a;
        }
        std::cout << (a == n ? "First win" : "Second win") << '\n';
    }
}
