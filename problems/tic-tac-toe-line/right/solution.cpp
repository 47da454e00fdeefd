// A move crosses out a free cell of a strip; the player who makes three crosses in a row wins.
// Theorem: a strip of n >= 3 cells is a row of n + 2 in the octal game 0.007, treblecross (Guy and
// Smith, 1956; Berlekamp, Conway and Guy, 1982): a move takes three neighbours from the row.
//
// For POJ 3537, in C++98; a strip has at most 2000 cells.
#include <algorithm>
#include <cstdio>
#include <vector>

// The nim-values of the rows.
static std::vector<int> treblecross(int longest) {
    std::vector<int> values;
    // A row of 2002 has 1000 options, mirror images aside. So no value is above 1000, and
    // no exclusive or of two values above 1023.
    std::vector<int> seen_at(1024, -1);
    for (int row = 0; row <= longest; row++) {
        for (int left = 0, right = row - 3; left <= right; left++, right--) {
            seen_at[values[left] ^ values[right]] = row;
        }
        int value = 0;
        while (seen_at[value] == row) {
            value++;
        }
        values.push_back(value);
    }
    return values;
}

// A cross at distance 1 or 2 from another lets the opponent make three. So all
// crosses stay 3 apart, and a player who finds no such cell loses. Count the two
// cells to the right of each cross as its own, and add two cells at the right end:
// then a move takes three neighbours of a row of n + 2.
static bool solve(const std::vector<int> &values, int cells) {
    // The theorem:
    return values[cells + 2] != 0;
}

int main() {
    std::vector<int> strips;
    int longest = 0, cells;
    while (std::scanf("%d", &cells) == 1) {
        strips.push_back(cells);
        longest = std::max(longest, cells);
    }
    const std::vector<int> values = treblecross(longest + 2);
    for (std::size_t i = 0; i < strips.size(); i++) {
        std::puts(solve(values, strips[i]) ? "1" : "2");
    }
}
