// WA: prints the winning take in the last heap that has one.
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int &heap : heaps) std::cin >> heap;
    std::cin >> m;
    std::vector<int> amounts(m), values(1001);
    for (int &amount : amounts) std::cin >> amount;
    for (int i = 0; i <= 1000; ++i) {
        std::vector<bool> seen(m + 1);
        for (int amount : amounts) {
            if (amount <= i) seen[values[i - amount]] = true;
        }
        while (seen[values[i]]) ++values[i];
    }
    int sum = 0;
    for (int heap : heaps) sum ^= values[heap];
    for (int i = n; i > 0; --i) {
        for (int amount : amounts) {
            const int heap = heaps[i - 1];
            if (amount > heap || (sum ^ values[heap] ^ values[heap - amount]) != 0) continue;
            std::cout << "YES\n" << i << ' ' << amount << '\n';
            return 0;
        }
    }
    std::cout << "NO\n";
}
