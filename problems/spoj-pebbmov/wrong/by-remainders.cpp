// WA: knows piles by their remainders modulo 10^9 + 7.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    while (std::cin >> n) {
        std::vector<long long> piles(n);
        for (long long &pile : piles) {
            std::string digits;
            std::cin >> digits;
            for (char digit : digits) {
                pile = (pile * 10 + digit - '0') % 1000000007;
            }
        }
        std::sort(piles.begin(), piles.end());
        bool lost = n % 2 == 0;
        for (int i = 0; lost && i < n; i += 2) {
            lost = piles[i] == piles[i + 1];
        }
        std::cout << (lost ? "second player\n" : "first player\n");
    }
}
