// From a ring of n elements a move takes m neighbouring ones, and the gap does not close.
// Theorem (Guy and Smith, 1956, for rows): the first player wins if and only if m <= n and a row of
// n - m elements is lost, where a move takes m neighbours, too.
#include <iostream>
#include <vector>

const int LONGEST = 1000;

std::vector<int> nim_values_of_rows(int m) {
    const int longest = LONGEST - m;
    std::vector<int> values(longest + 1, 0), seen_at(1024, -1);
    for (int length = m; length <= longest; length++) {
        for (int left = 0, right = length - m; left <= right; left++, right--) {
            seen_at[values[left] ^ values[right]] = length;
        }
        while (seen_at[values[length]] == length) {
            values[length]++;
        }
    }
    return values;
}

// For each m there is one table of rows, made when it is first needed.
bool solve(int n, int m, std::vector<std::vector<int>> &tables) {
    if (tables[m].empty()) {
        tables[m] = nim_values_of_rows(m);
    }
    // The theorem:
    return m <= n && tables[m][n - m] == 0;
}

int main() {
    std::vector<std::vector<int>> tables(LONGEST + 1);
    int cases, n, m;
    std::cin >> cases;
    while (cases-- > 0) {
        std::cin >> n >> m;
        std::cout << (solve(n, m, tables) ? "xian shou sheng" : "hou shou sheng") << '\n';
    }
}
