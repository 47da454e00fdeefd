// WA: takes the first two lost strips, 6 and 12, for a rule.
#include <iostream>

int main() {
    for (int n; std::cin >> n;) {
        std::cout << (n % 6 != 0 ? 1 : 2) << '\n';
    }
}
