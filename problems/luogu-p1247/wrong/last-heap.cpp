// WA: makes the winning move in the last heap that has one.
#include <iostream>
#include <vector>

int main() {
    int k, sum = 0;
    std::cin >> k;
    std::vector<int> heaps(k);
    for (int &heap : heaps) {
        std::cin >> heap;
        sum ^= heap;
    }
    for (int i = k; i > 0; --i) {
        const int rest = heaps[i - 1] ^ sum;
        if (rest >= heaps[i - 1]) continue;
        std::cout << heaps[i - 1] - rest << ' ' << i << '\n';
        heaps[i - 1] = rest;
        for (int heap : heaps) std::cout << heap << ' ';
        std::cout << '\n';
        return 0;
    }
    std::cout << "lose\n";
}
