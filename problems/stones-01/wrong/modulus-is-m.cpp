// WA: takes N mod M; the values repeat every M + 1 stones.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n, m;
        std::cin >> n >> m;
        std::cout << (n % m != 0 ? "Win" : "Lose") << '\n';
    }
}
