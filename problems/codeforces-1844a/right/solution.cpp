// Subtraction Game: a move takes exactly a or exactly b stones from a heap.
// Theorem (Bachet, 1612, for any takes): the first player loses with a heap of a + b stones, because
// each take has an answer that completes it to a + b.

#include <iostream>

int solve(int a, int b) {
    // The theorem:
    return a + b;
}

int main() {
    int cases, a, b;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> a >> b) {
        std::cout << solve(a, b) << '\n';
    }
}
