// WA: closes the gap after a take, so that only the number of takes counts.
#include <iostream>

int main() {
    int cases;
    for (std::cin >> cases; cases > 0; --cases) {
        int n, m;
        std::cin >> n >> m;
        std::cout << (n / m % 2 == 1 ? "xian" : "hou") << " shou sheng\n";
    }
}
