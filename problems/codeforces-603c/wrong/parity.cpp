// WA: believes that splits never help, so that the stones are taken one by one.
#include <iostream>

int main() {
    unsigned long long heap, value = 0;
    int n;
    int k;
    std::cin >> n >> k;
    while (n-- > 0) {
        std::cin >> heap;
        value ^= heap % 2;
    }
    std::cout << (value != 0 ? "Kevin" : "Nicky") << '\n';
}
