// Kayles: knock down one pin or two neighbours; who knocks down the last pin wins.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
// rows' nim-values is 0. From 71 pins on these repeat every 12 pins (Guy and Smith, 1956).

#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

const size_t REPEATS = 71, PERIOD = 12;

std::vector<int> nim_values() {
    std::vector<int> values;
    for (size_t pins = 0; pins < REPEATS + PERIOD; pins++) {
        std::set<int> options;
        for (size_t hit = 1; hit <= 2 && hit <= pins; hit++) {
            for (size_t left = 0; left <= pins - hit; left++) {
                options.insert(values[left] ^ values[pins - hit - left]);
            }
        }
        int mex = 0;
        while (options.count(mex)) {
            mex++;
        }
        values.push_back(mex);
    }
    return values;
}

bool solve(const std::vector<int> &values, const std::string &pins) {
    int nim_sum = 0;
    std::istringstream rows(pins);
    for (std::string row; std::getline(rows, row, 'X');) {
        const size_t length = row.size();
        // The theorem:
        nim_sum ^= values[length < REPEATS ? length : REPEATS + (length - REPEATS) % PERIOD];
    }
    return nim_sum != 0;
}

int main() {
    const std::vector<int> values = nim_values();
    int tests, n;
    std::cin >> tests;
    for (std::string pins; std::cin >> n >> pins;) {
        std::cout << (solve(values, pins) ? "WIN\n" : "LOSE\n");
    }
}
