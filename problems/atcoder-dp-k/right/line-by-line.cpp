// Line by line (getline, istringstream): the table of who wins, as a vector of flags.
#include <algorithm>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

int main() {
    std::string line;
    std::getline(std::cin, line);
    std::istringstream head(line);
    int n, stones;
    head >> n >> stones;
    std::getline(std::cin, line);
    std::istringstream words(line);
    const std::vector<int> amounts{std::istream_iterator<int>(words), {}};
    std::vector<bool> won(stones + 1);
    for (int heap = 0; heap <= stones; heap++) {
        won[heap] = std::any_of(amounts.begin(), amounts.end(), [&](int amount) {
            return amount <= heap && !won[heap - amount];
        });
    }
    std::cout << (won[stones] ? "First" : "Second") << std::endl;
}
