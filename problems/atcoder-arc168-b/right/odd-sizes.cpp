// Token by token (cin): a set holds the sizes that have occurred an odd number of times.
#include <iostream>
#include <set>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    std::cin >> n;
    std::set<long long> odd;
    long long sum = 0, heap;
    while (n-- && std::cin >> heap) {
        sum ^= heap;
        if (!odd.insert(heap).second) {
            odd.erase(heap);
        }
    }
    if (sum) {
        std::cout << -1 << '\n';
    } else {
        std::cout << (odd.empty() ? 0 : *odd.rbegin() - 1) << '\n';
    }
}
