// WA: takes the square roots in floating-point numbers of 32 bits.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>

int main() {
    long long n, k, largest, heap, ones[20] = {};
    std::cin >> n >> k >> largest;
    std::vector<long long> least;
    long long t = 0;
    while (true) {
        const float root = std::sqrt(4.0f * static_cast<float>(t + 1));
        t += 2 + static_cast<long long>(std::ceil(root));
        if (t > largest) break;
        least.push_back(t);
    }
    while (n-- > 0 && std::cin >> heap) {
        const long long value = std::upper_bound(least.begin(), least.end(), heap) - least.begin();
        for (int bit = 0; bit < 20; ++bit) ones[bit] += value >> bit & 1;
    }
    bool won = false;
    for (long long count : ones) won = won || count % (k + 1) != 0;
    std::cout << (won ? "YES" : "NO") << '\n';
}
