// Line by line (getline, istringstream): walks down the Fibonacci representation of the difference;
// the smaller heap of a lost pair is found in integers.
#include <iostream>
#include <sstream>
#include <string>
#include <utility>

// The k-th lost pair is floor(k phi), floor(k phi) + k. If k - 1 is a sum of Fibonacci numbers
// no two of which are neighbours, then floor(k phi) - 1 is the sum of their successors.
static long long smaller_heap(long long k) {
    long long f[60] = {1, 2}, rest = k - 1, sum = 1;
    for (int i = 2; i < 60; i++) {
        f[i] = f[i - 1] + f[i - 2];
    }
    for (int i = 58; i >= 0; i--) {
        if (f[i] <= rest) {
            rest -= f[i];
            sum += f[i + 1];
        }
    }
    return k == 0 ? 0 : sum;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream heaps(line);
        long long a, b;
        if (!(heaps >> a >> b)) {
            continue;
        }
        if (a > b) {
            std::swap(a, b);
        }
        std::cout << (smaller_heap(b - a) == a ? "0\n" : "1\n");
    }
}
