// WA: takes heaps mod n; the values repeat every n + 1 stones.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n;
        long long stones, limit, value = 0;
        for (std::cin >> n; n > 0; --n) {
            std::cin >> stones >> limit;
            if (limit > 0) value ^= stones % limit;
        }
        std::cout << (value != 0 ? "Win" : "Lose") << '\n';
    }
}
