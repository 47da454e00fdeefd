// WA: does not stop at the 0 of the judge, and names another number.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<bool> named(2 * n + 4);
    for (int number = 1, answer = 1; answer > 0; ++number) {
        if (!named[number]) {
            std::cout << number << std::endl;
            if (number > 2 * n + 1) return 0;
            std::cin >> answer;
            if (answer == 0) answer = 1;
            named[answer] = true;
        }
    }
}
