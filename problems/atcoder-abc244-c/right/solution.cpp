// Yamanote Line Game: name a number from 1 to 2N + 1 that nobody has named, by turns.
// Theorem (parity): every number is named in the end, so the player to move wins if and only if
// an odd number of them is free, as at the start: every move wins.

#include <iostream>
#include <set>

bool solve(const std::set<int> &free) {
    // The theorem:
    return free.size() % 2 == 1;
}

int main() {
    int n;
    std::cin >> n;
    std::set<int> free;
    for (int number = 1; number <= 2 * n + 1; ++number) {
        free.insert(number);
    }
    while (solve(free)) {
        const int number = *free.begin();
        free.erase(number);
        std::cout << number << std::endl;
        int answer;
        std::cin >> answer;
        free.erase(answer);
    }
}
