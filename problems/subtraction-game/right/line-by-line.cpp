// Line by line (getline, istringstream): forwards, every heap marks those that can move to it.
#include <bitset>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::string line;
    while (std::getline(std::cin, line)) {
        int k = std::stoi(line), n, amount;
        std::getline(std::cin, line);
        std::istringstream words(line);
        std::vector<int> amounts;
        while (k-- && words >> amount) {
            amounts.push_back(amount);
        }
        std::getline(std::cin, line);
        n = std::stoi(line);
        std::vector<std::bitset<128>> seen(n + 1);
        std::string answer;
        for (int heap = 0; heap <= n; heap++) {
            int value = 0;
            while (seen[heap][value]) {
                value++;
            }
            for (int amount : amounts) {
                if (amount <= n - heap) {
                    seen[heap + amount][value] = true;
                }
            }
            answer += std::to_string(value) + ' ';
        }
        answer.back() = '\n';
        std::cout << answer;
    }
}
