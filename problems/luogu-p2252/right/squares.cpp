// Token by token (cin): floor(k phi) = a means that (2a - k)^2 <= 5 k^2 < (2a - k + 2)^2.
#include <algorithm>
#include <iostream>

int main() {
    long long a, b;
    std::cin >> a >> b;
    long long k = std::max(a, b) - std::min(a, b), twice = 2 * std::min(a, b) - k;
    bool lost = twice >= 0 && twice * twice <= 5 * k * k && 5 * k * k < (twice + 2) * (twice + 2);
    std::cout << (lost ? 0 : 1) << std::endl;
}
