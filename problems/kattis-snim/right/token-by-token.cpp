// Token by token (cin): nim-values with stamps instead of flags, so that nothing is cleared.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int k, m;
    std::cin >> k;
    std::vector<int> amounts(k);
    for (int &amount : amounts) {
        std::cin >> amount;
    }
    std::vector<int> values(10001), stamp(102, -1);
    for (int heap = 0; heap <= 10000; heap++) {
        for (int amount : amounts) {
            if (amount <= heap) {
                stamp[values[heap - amount]] = heap;
            }
        }
        while (stamp[values[heap]] == heap) {
            values[heap]++;
        }
    }
    std::string letters;
    std::cin >> m;
    while (m--) {
        int heaps, heap, sum = 0;
        std::cin >> heaps;
        while (heaps--) {
            std::cin >> heap;
            sum ^= values[heap];
        }
        letters += sum ? 'W' : 'L';
    }
    std::cout << letters << '\n';
}
