// WA: keeps the cells in 32 bits.
#include <iostream>

int main() {
    long long number;
    int m, digit, before = -1;
    std::cin >> number >> m;
    const unsigned n = number;
    unsigned nim_sum = 0, last = 0;
    for (int i = 0; i < m && std::cin >> number >> digit; i++) {
        if (i == 0) nim_sum = number - 1;
        if (i > 0 && digit == before) nim_sum ^= 1;
        before = digit;
        last = number;
    }
    nim_sum = m == 0 ? n % 2 : nim_sum ^ (n - last);
    std::cout << (nim_sum ? "Takahashi" : "Aoki") << '\n';
}
