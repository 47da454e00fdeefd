// WA: allows at most as many as the take before, so that the lowest binary digit is the answer.
#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    std::cout << (n & -n) << '\n';
}
