// S-Nim: a move takes one of k given amounts from a heap; who cannot move loses.
// Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of the
// heaps' nim-values is 0.

#include <iostream>
#include <vector>

std::vector<int> nim_values(const std::vector<int> &amounts, int largest) {
    std::vector<int> values;
    for (int heap = 0; heap <= largest; heap++) {
        std::vector<bool> seen(amounts.size() + 1);
        for (int amount : amounts) {
            if (amount <= heap) {
                seen[values[heap - amount]] = true;
            }
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        values.push_back(mex);
    }
    return values;
}

bool solve(const std::vector<int> &values, const std::vector<int> &heaps) {
    int nim_sum = 0;
    for (int heap : heaps) {
        // The theorem:
        nim_sum ^= values[heap];
    }
    return nim_sum != 0;
}

// A count, and as many numbers.
std::vector<int> read_list() {
    int count;
    std::cin >> count;
    std::vector<int> numbers(count);
    for (int &number : numbers) {
        std::cin >> number;
    }
    return numbers;
}

int main() {
    const std::vector<int> values = nim_values(read_list(), 10000);
    int rows;
    std::cin >> rows;
    while (rows-- > 0) {
        std::cout << (solve(values, read_list()) ? 'W' : 'L');
    }
    std::cout << '\n';
}
