// WA: divides by K instead of K + 1.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        long long n, k;
        std::cin >> n >> k;
        std::cout << (n % k != 0 ? "A" : "B") << '\n';
    }
}
