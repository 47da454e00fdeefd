// Take c stones from each of 1 to k heaps s, where c * c >= 4 * s.
// Theorem: with heaps replaced by their values this is Moore's Nim (Moore, 1910): lost if and only
// if every bit is set in a multiple of k + 1 of the values.

#include <algorithm>
#include <iostream>
#include <vector>

// The least heap of each value from 1 on: one can take d of `least` + d stones and leave `least`
// if and only if (d - 2)^2 >= 4 * (least + 1).
std::vector<long long> least_heaps(long long largest) {
    std::vector<long long> heaps;
    long long least = 0, root = 0;
    while (true) {
        while (root * root < 4 * (least + 1)) {
            ++root;
        }
        least += root + 2;
        if (least > largest) {
            return heaps;
        }
        heaps.push_back(least);
    }
}

bool solve(int k, long long largest, const std::vector<long long> &heaps) {
    const std::vector<long long> least = least_heaps(largest);
    std::vector<int> ones(20);
    for (long long heap : heaps) {
        const long long value = std::upper_bound(least.begin(), least.end(), heap) - least.begin();
        for (int bit = 0; bit < 20; ++bit) {
            ones[bit] += value >> bit & 1;
        }
    }
    // The theorem:
    return std::any_of(ones.begin(), ones.end(), [&](int count) { return count % (k + 1) != 0; });
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    long long largest;
    std::cin >> n >> k >> largest;
    std::vector<long long> heaps(n);
    for (long long &heap : heaps) {
        std::cin >> heap;
    }
    std::cout << (solve(k, largest, heaps) ? "YES" : "NO") << '\n';
}
