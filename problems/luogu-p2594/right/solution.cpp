// A move turns over a connected block of coins; its last coin must go from tails to heads.
// Theorem: a single coin that shows tails has the nim-value 2^(row + column), except that along
// the first row and column the n-th coin has the largest power of two that divides n.
#include <bitset>
#include <iostream>
#include <string>
#include <vector>

// The exponent of the nim-value of a coin; rows and columns are counted from 0.
int exponent(int row, int column) {
    if (row > 0 && column > 0) {
        // The theorem:
        return row + column;
    }
    int result = 0;
    // The theorem:
    for (int n = row + column + 1; n % 2 == 0; n /= 2) {
        result++;
    }
    return result;
}

bool solve(const std::vector<std::string> &rows) {
    std::bitset<200> nim_sum;
    for (int row = 0; row < static_cast<int>(rows.size()); row++) {
        for (int column = 0; column < static_cast<int>(rows[row].size()); column++) {
            if (rows[row][column] == 'T') {
                nim_sum.flip(exponent(row, column));
            }
        }
    }
    return nim_sum.any();
}

int main() {
    int cases, n, m;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n >> m;
        std::vector<std::string> rows(n);
        for (std::string &row : rows) {
            std::cin >> row;
        }
        std::cout << (solve(rows) ? "-_-" : "=_=") << '\n';
    }
}
