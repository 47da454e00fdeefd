// TLE: plays every game, and remembers no stretch.

#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> row;

long long lead(int first, int last) {
    if (first > last) {
        return 0;
    }
    return std::max(row[first] - lead(first + 1, last), row[last] - lead(first, last - 1));
}

int main() {
    int n;
    std::cin >> n;
    row.resize(n);
    for (auto &number : row) {
        std::cin >> number;
    }
    std::cout << lead(0, n - 1) << '\n';
}
