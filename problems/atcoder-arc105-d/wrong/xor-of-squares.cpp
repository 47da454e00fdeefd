// WA: takes bags for pairs if the xor of their squares is 0.
#include <iostream>

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n;
        std::cin >> n;
        unsigned long long squares = 0;
        for (int i = 0; i < n; ++i) {
            unsigned long long bag;
            std::cin >> bag;
            squares ^= bag * bag;
        }
        std::cout << (n % 2 == 0 && squares != 0 ? "First\n" : "Second\n");
    }
}
