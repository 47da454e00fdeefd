// WA: thinks that the parity of all candies decides.
#include <iostream>

int main() {
    unsigned long long heap, value = 0;
    int n;
    std::cin >> n;
    while (n-- > 0) {
        std::cin >> heap;
        value += heap;
    }
    std::cout << (value % 2 == 0 ? "First" : "Second") << '\n';
}
