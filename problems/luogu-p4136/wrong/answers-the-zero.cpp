// WA: answers for the 0 at the end, too.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n) {
        std::cout << (n % 2 == 0 ? "Alice" : "Bob") << '\n';
    }
}
