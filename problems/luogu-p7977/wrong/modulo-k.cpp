// WA: counts the ones of each bit modulo k, and modulo 2 if k is 1.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    long long n, k, largest, heap, ones[20] = {};
    std::cin >> n >> k >> largest;
    std::vector<long long> least;
    for (long long t = 0, root = 0; t <= largest; t += root + 2) {
        if (t > 0) least.push_back(t);
        while (root * root < 4 * (t + 1)) ++root;
    }
    while (n-- > 0 && std::cin >> heap) {
        const long long value = std::upper_bound(least.begin(), least.end(), heap) - least.begin();
        for (int bit = 0; bit < 20; ++bit) ones[bit] += value >> bit & 1;
    }
    bool won = false;
    for (long long count : ones) won = won || count % (k == 1 ? 2 : k) != 0;
    std::cout << (won ? "YES" : "NO") << '\n';
}
