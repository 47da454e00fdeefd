// RE: keeps a table for rows of up to 200 pins, which checks its index.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::vector<int> values(201);
    for (int n = 1; n <= 200; ++n) {
        std::vector<bool> seen(64);
        for (int hit = 1; hit <= 2 && hit <= n; ++hit) {
            for (int left = 0; left <= n - hit; ++left) {
                seen[values[left] ^ values[n - hit - left]] = true;
            }
        }
        while (seen[values[n]]) ++values[n];
    }
    int t, n;
    std::cin >> t;
    while (t-- > 0) {
        std::string pins;
        std::cin >> n >> pins;
        int total = 0;
        std::size_t row = 0;
        for (char pin : pins + "X") {
            if (pin == 'I') {
                ++row;
            } else {
                total ^= values.at(row);
                row = 0;
            }
        }
        std::cout << (total != 0 ? "WIN" : "LOSE") << '\n';
    }
}
