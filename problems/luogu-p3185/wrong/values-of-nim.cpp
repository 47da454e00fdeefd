// WA: gives a bean the number of bottles after its own as its value.
#include <iostream>
#include <vector>

int main() {
    int cases, n;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n) {
        std::vector<int> beans(n);
        int total = 0;
        for (int i = 0; i < n; ++i) {
            std::cin >> beans[i];
            if (beans[i] % 2 == 1) total ^= n - 1 - i;
        }
        int moves = 0, first[3] = {-1, -1, -1};
        for (int i = 0; i < n; ++i) {
            for (int j = i + 1; j < n; ++j) {
                for (int k = j; k < n; ++k) {
                    if (beans[i] == 0) continue;
                    if ((total ^ (n - 1 - i) ^ (n - 1 - j) ^ (n - 1 - k)) != 0) continue;
                    if (moves++ == 0) first[0] = i, first[1] = j, first[2] = k;
                }
            }
        }
        std::cout << first[0] << ' ' << first[1] << ' ' << first[2] << '\n' << moves << '\n';
    }
}
