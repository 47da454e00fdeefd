// WA: takes the game for Bachet's, in which all amounts up to the largest are allowed.
#include <iostream>

int main() {
    int n, stones, amount = 0;
    std::cin >> n >> stones;
    while (n-- > 0) std::cin >> amount;
    std::cout << (stones % (amount + 1) != 0 ? "First" : "Second") << '\n';
}
