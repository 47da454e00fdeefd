// From a heap of K buttons a move takes 1 to L; the player who takes the last button wins. Which is
// the least L >= 2 with which the second player wins?
// Theorem (Bachet, 1612): the player to move loses if and only if L + 1 divides K.
#include <iostream>

// Divisors come in pairs: above the root only the partners of 1 and 2 can be left.
int least_divisor_above_2(int buttons) {
    for (int divisor = 3; divisor <= buttons / divisor; divisor++) {
        if (buttons % divisor == 0) {
            return divisor;
        }
    }
    return buttons % 2 == 0 && buttons > 4 ? buttons / 2 : buttons;
}

int solve(int buttons) {
    // The theorem:
    return least_divisor_above_2(buttons) - 1;
}

int main() {
    int buttons;
    std::cin >> buttons;
    std::cout << solve(buttons) << '\n';
}
