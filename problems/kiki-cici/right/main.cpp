// Kiki and Cici take turns to take cards from a pack, each time a power of two;
// the player who takes the last card wins.
//
// Theorem (folklore): the player to move loses if and only if 3 divides the number
// of cards.
//
// For HDU 1847 in C++98; there are at most 1000 cards.

#include <cstdio>

// Whether the first player wins. No power of two is a multiple of 3, so from a multiple
// of 3 every move leaves something else; and taking 1 or 2 makes a multiple of 3 out of
// anything else.
static bool solve(int cards) {
    return cards % 3 != 0;
}

int main() {
    int cards;
    while (std::scanf("%d", &cards) == 1) {
        std::puts(solve(cards) ? "Kiki" : "Cici");
    }
}
