// WA: takes the remainder of the last digit.
#include <iostream>
#include <string>

int main() {
    std::string number;
    std::cin >> number;
    const int rest = (number.back() - '0') % 3;
    if (rest != 0) {
        std::cout << "1\n" << rest << '\n';
    } else {
        std::cout << "2\n";
    }
}
