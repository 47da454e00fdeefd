// The stretches that begin at one number, after those that begin later.

#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n), lead(n);
    for (auto &number : a) {
        std::cin >> number;
    }
    for (int first = n - 1; first >= 0; first--) {
        lead[first] = a[first];
        for (int last = first + 1; last < n; last++) {
            lead[last] = std::max(a[first] - lead[last], a[last] - lead[last - 1]);
        }
    }
    std::cout << (n > 0 ? lead[n - 1] : 0) << '\n';
}
