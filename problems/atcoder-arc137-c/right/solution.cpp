// Distinct numbers: replace the greatest by a smaller number that is not there yet.
// Theorem: if the number after the second greatest is free, the player to move wins by strategy
// stealing; if not, if and only if the free numbers below the greatest are odd in number.

#include <iostream>
#include <vector>

bool solve(const std::vector<int> &numbers) {
    const int n = static_cast<int>(numbers.size());
    const int greatest = numbers[n - 1], second = numbers[n - 2];
    const int free = greatest + 1 - n;
    // The theorem:
    return greatest > second + 1 || free % 2 == 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int &number : numbers) {
        std::cin >> number;
    }
    std::cout << (solve(numbers) ? "Alice" : "Bob") << '\n';
}
