// WA: plays Nim on all gaps between the monks.
#include <iostream>
#include <vector>

int value(const std::vector<int> &monks) {
    int sum = 0;
    for (std::size_t i = 1; i < monks.size(); ++i) sum ^= monks[i] - monks[i - 1] - 1;
    return sum;
}

int main() {
    std::vector<int> monks;
    for (int stair; std::cin >> stair;) monks.push_back(stair);
    for (std::size_t i = 0; i + 1 < monks.size(); ++i) {
        const int from = monks[i];
        for (int to = from + 1; to < monks[i + 1]; ++to) {
            monks[i] = to;
            if (value(monks) == 0) {
                std::cout << from << ' ' << to << '\n';
                return 0;
            }
        }
        monks[i] = from;
    }
    std::cout << "-1\n";
}
