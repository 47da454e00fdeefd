// WA: gives every tree with an even number of edges to the second player.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    std::cout << (n % 2 == 0 ? "Alice" : "Bob") << '\n';
}
