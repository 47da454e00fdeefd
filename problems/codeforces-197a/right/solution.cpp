// Plate Game: round plates of radius r on a table of sides a and b.
// Theorem (mirror strategies): the first player wins if and only if one plate fits on the table.

#include <algorithm>
#include <iostream>

bool solve(unsigned long long a, unsigned long long b, unsigned long long r) {
    // The theorem:
    return r <= std::min(a, b) / 2;
}

int main() {
    unsigned long long a, b, r;
    std::cin >> a >> b >> r;
    std::cout << (solve(a, b, r) ? "First" : "Second") << '\n';
}
