// WA: lets a throw hit only the ends of a row, so that a row is Bachet's game: its length mod 3.
#include <iostream>
#include <string>

int main() {
    int t, n;
    std::cin >> t;
    while (t-- > 0) {
        std::string pins;
        std::cin >> n >> pins;
        int total = 0, row = 0;
        for (char pin : pins + "X") {
            if (pin == 'I') {
                ++row;
            } else {
                total ^= row % 3;
                row = 0;
            }
        }
        std::cout << (total != 0 ? "WIN" : "LOSE") << '\n';
    }
}
