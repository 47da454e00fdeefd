// WA: says that the first player loses if and only if the two ends are equal.
#include <iostream>
#include <vector>

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (n == 1 || heaps.front() != heaps.back()) << '\n';
    }
}
