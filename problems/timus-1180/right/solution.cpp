// From a heap of N stones a move takes a power of two; the player who takes the last stone wins.
// Theorem: the player to move loses if and only if 3 divides N; if not, the least winning take is
// N mod 3. As 10 is 1 mod 3, the sum of the digits has the same remainder as N.
#include <iostream>
#include <string>

int solve(const std::string &stones) {
    int digit_sum = 0;
    for (char digit : stones) {
        digit_sum += digit - '0';
    }
    // The theorem:
    return digit_sum % 3;
}

int main() {
    std::string stones;
    std::cin >> stones;
    const int take = solve(stones);
    if (take > 0) {
        std::cout << "1\n" << take << '\n';
    } else {
        std::cout << "2\n";
    }
}
