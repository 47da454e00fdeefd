// WA: takes heaps for pairs if the xor of their squares is 0.
#include <iostream>

int main() {
    int n;
    while (std::cin >> n && n != 0) {
        long long squares = 0;
        for (int i = 0; i < n; ++i) {
            long long heap;
            std::cin >> heap;
            squares ^= heap * heap;
        }
        std::cout << (squares != 0 ? "Win\n" : "Lose\n");
    }
}
