// A move takes pebbles from one heap, and no heap may become smaller than the one to its left.
// Theorem: this is staircase Nim (Sprague, 1937), and the steps are the differences of
// neighbouring heaps, from the right; every second one counts.
#include <iostream>
#include <vector>

bool solve(std::vector<int> heaps) {
    if (heaps.size() % 2 == 1) {
        heaps.insert(heaps.begin(), 0);
    }
    int nim_sum = 0;
    for (std::size_t left = 0; left < heaps.size(); left += 2) {
        // The theorem:
        nim_sum ^= heaps[left + 1] - heaps[left];
    }
    return nim_sum != 0;
}

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n;
        std::vector<int> heaps(n);
        for (int &heap : heaps) {
            std::cin >> heap;
        }
        std::cout << (solve(heaps) ? "TAK" : "NIE") << '\n';
    }
}
