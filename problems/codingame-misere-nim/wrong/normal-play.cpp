// WA: plays normal Nim to the end.
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, positions;
    for (std::cin >> n >> positions; positions > 0; --positions) {
        std::vector<int> heaps(n);
        int sum = 0;
        for (int &heap : heaps) {
            std::cin >> heap;
            sum ^= heap;
        }
        std::string moves;
        for (int i = 0; i < n; ++i) {
            const int take = heaps[i] - (heaps[i] ^ sum);
            if (take <= 0) continue;
            moves += (moves.empty() ? "" : " ") + std::to_string(i + 1) + ":" + std::to_string(take);
        }
        std::cout << (moves.empty() ? "CONCEDE" : moves) << '\n';
    }
}
