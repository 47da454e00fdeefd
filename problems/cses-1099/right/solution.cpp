// Balls lie on the stairs 1, 2, 3, ...; a move carries any number of them from one stair to the
// next lower one, and on stair 1 they stay. The player who cannot move loses.
// Theorem (Sprague, 1937): this is Nim, and the even stairs are the heaps.

#include <iostream>
#include <vector>

bool solve(const std::vector<int> &stairs) {
    int nim_sum = 0;
    // The theorem:
    for (size_t stair = 2; stair <= stairs.size(); stair += 2) {
        nim_sum ^= stairs[stair - 1];
    }
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int tests;
    std::cin >> tests;
    while (tests-- > 0) {
        int n;
        std::cin >> n;
        std::vector<int> stairs(n);
        for (int &balls : stairs) {
            std::cin >> balls;
        }
        std::cout << (solve(stairs) ? "first\n" : "second\n");
    }
}
