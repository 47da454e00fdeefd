// Without the middle: the nim-values of rows for any L and R. What is left of a row of n cards lies
// in two rows of n - R to n - L cards together, so the options are a window that slides; O(N^2).

#include <iostream>
#include <vector>

int main() {
    int n, least, most;
    std::cin >> n >> least >> most;
    std::vector<int> values, options(2048);
    const auto count_rests = [&](int rest, int change) {
        for (int before = 0; before <= rest; ++before) {
            options[values[before] ^ values[rest - before]] += change;
        }
    };
    for (int length = 0; length <= n; ++length) {
        count_rests(length - least, 1);
        count_rests(length - most - 1, -1);
        int value = 0;
        while (options[value] > 0) ++value;
        values.push_back(value);
    }
    std::vector<bool> gone(n + 2);
    gone[0] = gone[n + 1] = true;
    const auto take = [&](int first, int count) {
        for (int card = first; card < first + count; ++card) gone[card] = true;
    };
    const auto play = [&]() {
        int sum = 0;
        std::vector<std::pair<int, int>> rows;
        for (int start = 1, card = 1; card <= n + 1; ++card) {
            if (!gone[card]) continue;
            if (start < card) rows.push_back({start, card - start}), sum ^= values[card - start];
            start = card + 1;
        }
        for (const auto &[start, length] : rows) {
            for (int before = 0; before < length; ++before) {
                for (int after = std::max(0, length - before - most); before + after + least <= length; ++after) {
                    if ((values[before] ^ values[after] ^ values[length]) == sum) {
                        std::cout << start + before << ' ' << length - before - after << std::endl;
                        return take(start + before, length - before - after);
                    }
                }
            }
        }
    };
    std::cout << (values[n] > 0 ? "First" : "Second") << std::endl;
    if (values[n] > 0) play();
    int first, count;
    while (std::cin >> first >> count && first > 0) {
        take(first, count);
        play();
    }
}
