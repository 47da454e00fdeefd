// WA: lets Bob answer at the mirror place to the end, and never reverse, so that both pay the same.
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    int t, n;
    std::cin >> t;
    std::string string;
    while (t-- > 0 && std::cin >> n >> string) {
        const auto zeros = std::count(string.begin(), string.end(), '0');
        std::cout << (zeros % 2 == 0 ? "DRAW" : zeros == 1 ? "BOB" : "ALICE") << '\n';
    }
}
