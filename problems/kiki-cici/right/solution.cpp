// Kiki and Cici, in C++98: a move takes a power of two of cards from a pack, and the player who
// takes the last card wins.
// Theorem: the player to move loses if and only if 3 divides the number of cards.

#include <cstdio>

static bool solve(int cards) {
    // The theorem:
    return cards % 3 != 0;
}

int main() {
    int cards;
    while (std::scanf("%d", &cards) == 1) {
        std::puts(solve(cards) ? "Kiki" : "Cici");
    }
}
