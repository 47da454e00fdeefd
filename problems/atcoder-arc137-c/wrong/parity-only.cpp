// WA: always counts the free numbers, even if there is room.
#include <iostream>

int main() {
    int n, greatest = 0;
    std::cin >> n;
    for (int i = 0; i < n; ++i) std::cin >> greatest;
    std::cout << ((greatest + 1 - n) % 2 == 1 ? "Alice" : "Bob") << '\n';
}
