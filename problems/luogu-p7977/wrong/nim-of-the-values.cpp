// WA: plays Nim on the values, whatever k is.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long n, k, largest, heap, total = 0;
    std::cin >> n >> k >> largest;
    std::vector<long long> least;
    for (long long t = 0, root = 0; t <= largest; t += root + 2) {
        if (t > 0) least.push_back(t);
        while (root * root < 4 * (t + 1)) ++root;
    }
    while (n-- > 0 && std::cin >> heap) {
        total ^= std::upper_bound(least.begin(), least.end(), heap) - least.begin();
    }
    std::cout << (total != 0 ? "YES" : "NO") << '\n';
}
