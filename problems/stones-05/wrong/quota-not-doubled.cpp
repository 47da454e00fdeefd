// WA: allows at most as many as the take before, not twice as many, so that powers of two are lost.
#include <iostream>

int main() {
    for (unsigned long long n; std::cin >> n;) {
        std::cout << ((n & (n - 1)) != 0 ? "Yes" : "No") << '\n';
    }
}
