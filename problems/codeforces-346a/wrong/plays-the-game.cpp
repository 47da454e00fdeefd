// TLE: adds the differences one by one until none is new.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int &number : numbers) std::cin >> number;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int difference = std::abs(numbers[i] - numbers[j]);
            if (difference > 0 && std::find(numbers.begin(), numbers.end(), difference) == numbers.end()) {
                numbers.push_back(difference);
            }
        }
    }
    std::cout << ((numbers.size() - n) % 2 == 1 ? "Alice" : "Bob") << '\n';
}
