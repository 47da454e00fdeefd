// The colouring game: paint two neighbours white, one of them red for Alice and blue for Bob.
// Theorem: who has more cells wins; if equal, each alternating stretch is a row of Dawson's
// Kayles, 0.07, whose nim-values repeat every 34 cells, from 53 on (Guy and Smith, 1956).

#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <vector>

const int first_periodic = 53, period = 34;

// The nim-values of Dawson's Kayles, as far as the period needs them.
std::vector<int> dawson() {
    std::vector<int> values(first_periodic + period);
    for (int cells = 2; cells < first_periodic + period; ++cells) {
        std::set<int> reached;
        for (int left = 0; left <= cells - 2; ++left) {
            reached.insert(values[left] ^ values[cells - 2 - left]);
        }
        while (reached.count(values[cells]) > 0) {
            ++values[cells];
        }
    }
    return values;
}

int nim_value(const std::vector<int> &dawson, int length) {
    const bool is_periodic = length >= first_periodic;
    return dawson[is_periodic ? first_periodic + (length - first_periodic) % period : length];
}

bool solve(const std::vector<int> &dawson, const std::string &row) {
    const auto red = std::count(row.begin(), row.end(), 'R');
    const auto blue = std::count(row.begin(), row.end(), 'B');
    if (red != blue) {
        // The theorem:
        return red > blue;
    }
    int nim_sum = 0, length = 0;
    char before = row[0];
    for (char cell : row) {
        if (length > 0 && cell == before) {
            // The theorem:
            nim_sum ^= nim_value(dawson, length);
            length = 0;
        }
        ++length;
        before = cell;
    }
    // The theorem:
    nim_sum ^= nim_value(dawson, length);
    return nim_sum != 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    const std::vector<int> values = dawson();
    int cases, n;
    std::string row;
    std::cin >> cases;
    while (cases-- > 0 && std::cin >> n >> row) {
        std::cout << (solve(values, row) ? "Alice" : "Bob") << '\n';
    }
}
