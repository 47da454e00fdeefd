// WA: counts the bottles from 1.
#include <iostream>
#include <vector>

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> beans(n), values(n, 0);
        int total = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> beans[i];
            const int coin = n - 2 - i;
            if (coin >= 0) values[i] = 2 * coin + (__builtin_popcount(coin) % 2 == 0);
            if (beans[i] % 2 == 1) total ^= values[i];
        }
        int moves = 0, first[3] = {-1, -1, -1};
        for (int i = 0; i < n; ++i) {
            for (int j = i + 1; j < n; ++j) {
                for (int k = j; k < n; ++k) {
                    if (beans[i] == 0 || (total ^ values[i] ^ values[j] ^ values[k]) != 0) continue;
                    if (moves++ == 0) first[0] = i + 1, first[1] = j + 1, first[2] = k + 1;
                }
            }
        }
        std::cout << first[0] << ' ' << first[1] << ' ' << first[2] << '\n' << moves << '\n';
    }
}
