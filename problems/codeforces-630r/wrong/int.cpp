// WA: reads n as an int.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    std::cout << (n % 2 == 1 ? 1 : 2) << '\n';
}
