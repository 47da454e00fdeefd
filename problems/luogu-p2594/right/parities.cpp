// Token by token (cin): the parity of each power of two in a bitset.
#include <bitset>
#include <iostream>
#include <string>

int main() {
    int cases;
    std::cin >> cases;
    while (cases-- > 0) {
        int n, m;
        std::cin >> n >> m;
        std::bitset<200> digits;
        for (int r = 1; r <= n; r++) {
            std::string row;
            std::cin >> row;
            for (int c = 1; c <= m; c++) {
                if (row[c - 1] == 'H') {
                    continue;
                }
                int exponent = r + c - 2;
                if (r == 1 || c == 1) {
                    exponent = __builtin_ctz(r + c - 1);
                }
                digits.flip(exponent);
            }
        }
        std::cout << (digits.any() ? "-_-" : "=_=") << '\n';
    }
}
