// Generalized Subtraction Game: take at least L and at most R neighbours from a row of N cards.
// Theorem: if some number from L to R has the parity of N, take that many cards in the middle, then
// the mirror image of every move. Otherwise L = R, and the nim-values of the rows decide.

#include <iostream>
#include <utility>
#include <vector>

using Row = std::pair<int, int>;

// How many cards can be taken in the middle; 0 if L = R and this is not possible.
int middle(int n, int least, int most) {
    if ((n - least) % 2 == 0) return least;
    return least < most ? least + 1 : 0;
}

std::vector<int> nim_values(int n, int take) {
    std::vector<int> values;
    for (int length = 0; length <= n; ++length) {
        std::vector<bool> is_option(2 * n + 2);
        for (int before = 0; before + take <= length; ++before) {
            is_option[values[before] ^ values[length - take - before]] = true;
        }
        int value = 0;
        while (is_option[value]) ++value;
        values.push_back(value);
    }
    return values;
}

bool solve(int n, int least, int most) {
    // The theorem:
    return middle(n, least, most) > 0 || nim_values(n, least)[n] > 0;
}

void take(std::vector<Row> &rows, Row taken) {
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto [start, length] = rows[row];
        const int before = taken.first - start;
        if (0 <= before && before + taken.second <= length) {
            rows[row] = {start, before};
            rows.push_back({taken.first + taken.second, length - before - taken.second});
            return;
        }
    }
}

Row to_nim_sum_0(const std::vector<Row> &rows, const std::vector<int> &values, int take) {
    int sum = 0;
    for (const auto &[start, length] : rows) sum ^= values[length];
    for (const auto &[start, length] : rows) {
        for (int before = 0; before + take <= length; ++before) {
            const int left = values[before] ^ values[length - take - before];
            if ((left ^ values[length] ^ sum) == 0) return {start + before, take};
        }
    }
    return {0, 0};
}

int main() {
    int n, least, most;
    std::cin >> n >> least >> most;
    const auto values = nim_values(n, least);
    const int in_the_middle = middle(n, least, most);
    std::vector<Row> rows = {{1, n}};
    Row move = {0, 0};
    if (solve(n, least, most)) {
        std::cout << "First" << std::endl;
        move = {(n - in_the_middle) / 2 + 1, in_the_middle};
        if (in_the_middle == 0) move = to_nim_sum_0(rows, values, least);
    } else {
        std::cout << "Second" << std::endl;
    }
    while (true) {
        if (move.first > 0) {
            take(rows, move);
            std::cout << move.first << ' ' << move.second << std::endl;
        }
        Row reply;
        if (!(std::cin >> reply.first >> reply.second) || reply.first < 1) return 0;
        take(rows, reply);
        move = {n + 2 - reply.first - reply.second, reply.second};
        if (in_the_middle == 0) move = to_nim_sum_0(rows, values, least);
    }
}
