// WA: looks at the number of tails alone.
#include <iostream>
#include <string>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n, m, tails = 0;
        std::cin >> n >> m;
        for (std::string row; n > 0; --n) {
            std::cin >> row;
            for (char coin : row) tails += coin == 'T';
        }
        std::cout << (tails % 2 == 1 ? "-_-" : "=_=") << '\n';
    }
}
