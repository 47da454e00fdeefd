// Salyg1n and the MEX Game: Alice adds a number to a set, Bob removes a smaller one, and so on.
// Theorem: Alice reaches the second least number that is not in the set, by adding the least one
// and then whatever Bob has just removed.

#include <iostream>
#include <utility>
#include <vector>

// What Alice adds first, and the MEX that she reaches.
std::pair<int, int> solve(const std::vector<int> &numbers) {
    std::vector<int> absent;
    int number = 0;
    for (int there : numbers) {
        while (number < there && absent.size() < 2) absent.push_back(number++);
        ++number;
    }
    while (absent.size() < 2) absent.push_back(number++);
    // The theorem:
    return {absent[0], absent[1]};
}

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> numbers(n);
        for (int &number : numbers) std::cin >> number;
        int move = solve(numbers).first;
        while (move >= 0) {
            std::cout << move << std::endl;
            if (!(std::cin >> move) || move == -2) return 0;
        }
    }
}
