// WA: answers one less than the largest heap, although that heap may cancel out.
#include <algorithm>
#include <iostream>

int main() {
    int n, heap, largest = 0;
    for (std::cin >> n; n > 0; --n) {
        std::cin >> heap;
        largest = std::max(largest, heap);
    }
    std::cout << largest - 1 << '\n';
}
