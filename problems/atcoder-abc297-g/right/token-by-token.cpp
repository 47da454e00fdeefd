// Token by token (cin): each binary digit of the values is counted for itself.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long least, most, odd = 0;
    std::cin >> n >> least >> most;
    for (int i = 0; i < n; i++) {
        long long heap;
        std::cin >> heap;
        const long long rest = heap - heap / (least + most) * (least + most);
        for (long long value = rest / least, digit = 1; value; value /= 2, digit *= 2) {
            if (value % 2) {
                odd = odd & digit ? odd - digit : odd + digit;
            }
        }
    }
    std::cout << (odd ? "First" : "Second") << '\n';
}
