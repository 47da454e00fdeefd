// Blackout: two players blacken neighbouring squares of one row or one column of a board with 5 rows
// and 6 columns, at least one of them white; the player who blackens the last square wins.
// Theorem (mirror strategy): the middle row first, and then the judge's piece turned by 180 degrees.

#include <iostream>
#include <string>

struct Piece {
    int top, left, bottom, right;
};

const Piece middle_row{3, 1, 3, 6};

Piece solve(const Piece &piece) {
    // The theorem:
    return {6 - piece.bottom, 7 - piece.right, 6 - piece.top, 7 - piece.left};
}

void say(const Piece &piece) {
    std::cout << piece.top << ' ' << piece.left << ' ' << piece.bottom << ' ' << piece.right << std::endl;
}

int main() {
    int games;
    std::string word;
    Piece piece;
    std::cin >> games;
    while (games-- > 0) {
        say(middle_row);
        while (std::cin >> word && word == "MOVE") {
            std::cin >> piece.top >> piece.left >> piece.bottom >> piece.right;
            say(solve(piece));
        }
    }
}
