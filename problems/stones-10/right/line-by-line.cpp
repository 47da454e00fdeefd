// Line by line (getline, istringstream): a table to 999 for each of the first five rules, by mex.
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

static const int END = 1000;

static std::vector<int> nim_values(const std::set<int> &amounts) {
    std::vector<int> values;
    for (int heap = 0; heap < END; heap++) {
        std::vector<bool> seen(heap + 1);
        for (int amount : amounts) {
            if (amount > heap) {
                break;
            }
            seen[values[heap - amount]] = true;
        }
        int value = 0;
        while (seen[value]) {
            value++;
        }
        values.push_back(value);
    }
    return values;
}

int main() {
    std::set<int> powers, fibonacci, all, one_or_even = {1}, odd;
    for (int power = 1; power < END; power *= 2) {
        powers.insert(power);
    }
    for (int a = 1, b = 2; a < END; b += a, a = b - a) {
        fibonacci.insert(a);
    }
    for (int amount = 1; amount < END; amount++) {
        all.insert(amount);
        (amount % 2 ? odd : one_or_even).insert(amount);
    }
    std::vector<std::vector<int>> tables;
    for (const auto &amounts : {powers, fibonacci, all, one_or_even, odd}) {
        tables.push_back(nim_values(amounts));
    }
    std::string line;
    while (std::getline(std::cin, line) && line != "0") {
        std::getline(std::cin, line);
        std::istringstream words(line);
        int sum = 0, heap;
        for (size_t number = 1; words >> heap; number++) {
            sum ^= number <= 5 ? tables[number - 1][heap] : heap % static_cast<int>(number + 1);
        }
        std::cout << (sum ? "Yougth" : "Hrdv") << '\n';
    }
}
