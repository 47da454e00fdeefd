// WA: plays Nim on the bags, as if each were put on a plate of its own.
#include <iostream>

int main() {
    int cases, n, bag;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        int nim_sum = 0;
        for (int i = 0; i < n && std::cin >> bag; i++) nim_sum ^= bag;
        const bool wins = n % 2 == 0 ? nim_sum != 0 : nim_sum == 0;
        std::cout << (wins ? "First" : "Second") << '\n';
    }
}
