// Token by token (cin): every divisor up to the root, with the one that belongs to it.
#include <algorithm>
#include <iostream>

int main() {
    int buttons, least;
    std::cin >> buttons;
    least = buttons;
    for (int divisor = 1; divisor * divisor <= buttons; divisor++) {
        if (buttons % divisor == 0) {
            for (int round : {divisor, buttons / divisor}) {
                least = round > 2 ? std::min(least, round) : least;
            }
        }
    }
    std::cout << least - 1 << std::endl;
}
