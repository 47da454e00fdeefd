// Token by token (cin): a running exclusive or.
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int t;
    std::cin >> t;
    while (t--) {
        int n, nim_sum = 0;
        std::cin >> n;
        for (int heap; n > 0 && std::cin >> heap; n--) {
            nim_sum ^= heap;
        }
        std::cout << (nim_sum ? "first\n" : "second\n");
    }
}
