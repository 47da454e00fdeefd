// By letters: the last digit tells whether the number is odd.
#include <iostream>
#include <string>

int main() {
    std::string n;
    std::cin >> n;
    std::cout << ((n.back() - '0') % 2 == 1 ? 1 : 2) << '\n';
}
