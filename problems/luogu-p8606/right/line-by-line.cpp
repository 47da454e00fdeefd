// Line by line (getline, istringstream): tries every move, and counts the pairs from the bottom.
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

static bool is_lost(const std::vector<int> &monks) {
    int sum = 0;
    for (std::size_t i = 0; i + 1 < monks.size(); i += 2) {
        sum ^= monks[i + 1] - monks[i] - 1;
    }
    return sum == 0;
}

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::istringstream words(line);
    std::vector<int> monks{std::istream_iterator<int>(words), {}};
    for (std::size_t i = 0; i + 1 < monks.size(); i++) {
        int from = monks[i];
        while (++monks[i] < monks[i + 1]) {
            if (is_lost(monks)) {
                std::cout << from << ' ' << monks[i] << '\n';
                return 0;
            }
        }
        monks[i] = from;
    }
    std::cout << "-1\n";
}
