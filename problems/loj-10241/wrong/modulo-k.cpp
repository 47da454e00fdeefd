// WA: divides by K instead of K + 1.
#include <iostream>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::cout << (n % k != 0 ? 1 : 2) << '\n';
}
