// WA: lets a heap be divided into two equal ones, too.
#include <iostream>
#include <vector>

int main() {
    std::vector<int> values(2001, 0);
    for (int n = 2; n <= 2000; ++n) {
        std::vector<bool> seen(1024);
        for (int part = 1; part <= n - part; ++part) seen[values[part] ^ values[n - part]] = true;
        while (seen[values[n]]) ++values[n];
    }
    int t, n;
    std::cin >> t;
    while (t-- > 0) {
        std::cin >> n;
        std::cout << (n > 2000 || values[n] != 0 ? "first" : "second") << '\n';
    }
}
