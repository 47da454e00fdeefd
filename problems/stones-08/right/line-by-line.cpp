// Line by line (getline, istringstream): the golden multiple in 128 bits, and the partner of a heap
// by binary search.
#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

typedef unsigned long long heap;
typedef unsigned __int128 wide;

// floor(k phi), with phi - 1 in 64 binary digits after the point, and in 128 for the last one.
static wide smaller(heap k) {
    const heap high = 0x9E3779B97F4A7C15, low = 0xF39CC0605CEDC834;
    wide carry = static_cast<wide>(k) * low >> 64;
    return k + ((static_cast<wide>(k) * high + carry) >> 64);
}

// The other heap of the lost pair to which this one belongs.
static wide partner(heap known) {
    heap low = 0, high = known;
    while (low < high) {
        heap middle = low + (high - low) / 2;
        if (smaller(middle) < known) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (smaller(low) == known) {
        return static_cast<wide>(known) + low;
    }
    low = 0, high = known;
    while (low < high) {
        heap middle = low + (high - low) / 2;
        if (smaller(middle) + middle < known) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return known - low;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        heap a, b;
        words >> a >> b;
        if (a == 0 && b == 0) {
            break;
        }
        if (a > b) {
            std::swap(a, b);
        }
        if (smaller(b - a) == a) {
            std::cout << "0\n";
            continue;
        }
        std::vector<std::pair<heap, heap>> results;
        if (smaller(b - a) < a) {
            heap left = static_cast<heap>(smaller(b - a));
            results.push_back({left, left + (b - a)});
        }
        wide keeping_a = partner(a), keeping_b = partner(b);
        if (keeping_a < b) {
            heap left = static_cast<heap>(keeping_a);
            results.push_back({std::min(a, left), std::max(a, left)});
        }
        if (keeping_b < a) {
            heap left = static_cast<heap>(keeping_b);
            results.push_back({std::min(b, left), std::max(b, left)});
        }
        std::cout << "1\n";
        for (size_t i = 0; i < results.size(); i++) {
            if (std::find(results.begin(), results.begin() + i, results[i]) == results.begin() + i) {
                std::cout << results[i].first << ' ' << results[i].second << '\n';
            }
        }
    }
}
