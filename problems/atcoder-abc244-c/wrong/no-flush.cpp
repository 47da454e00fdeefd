// TLE: does not flush, because the streams are not tied any more and no line is sent by itself.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, answer = 1;
    std::cin >> n;
    std::vector<bool> named(2 * n + 2);
    for (int number = 1; answer > 0; ++number) {
        if (!named[number]) {
            std::cout << number << '\n';
            std::cin >> answer;
            named[answer] = true;
        }
    }
}
