// WA: calculates in 32 bits.
#include <iostream>

int main() {
    int n;
    long long heap;
    unsigned first = 0, second = 0, nim_sum = 0;
    std::cin >> n;
    for (int i = 0; i < n && std::cin >> heap; i++) {
        if (i == 0) first = heap;
        if (i == 1) second = heap;
        if (i > 1) nim_sum ^= heap;
    }
    const unsigned sum = first + second, both = (sum - nim_sum) / 2;
    if (sum < nim_sum || (sum - nim_sum) % 2 || (both & nim_sum) || both > first) {
        std::cout << -1 << '\n';
        return 0;
    }
    unsigned stays = both;
    for (unsigned digit = 1u << 31; digit; digit /= 2) {
        if ((nim_sum & digit) && digit <= first - stays) stays += digit;
    }
    std::cout << (stays ? static_cast<long long>(first - stays) : -1) << '\n';
}
