// Berzerk: on a circle of n places, each player moves a monster on by one of his own numbers, and
// the player who brings it to place 0 wins.
// Theorem (Zermelo, 1913; Smith, 1966): a position is a place and a player to move. Backwards from
// place 0, where the player to move has lost, each is won, lost, or never decided.

#include <iostream>
#include <string>
#include <utility>
#include <vector>

using Numbers = std::vector<std::vector<int>>;
using Results = std::vector<std::vector<std::string>>;

Results solve(int n, const Numbers &numbers) {
    Results results(2, std::vector<std::string>(n, "Loop"));
    std::vector<std::vector<int>> left(2);
    std::vector<std::pair<int, int>> decided;
    for (int player = 0; player < 2; player++) {
        left[player].assign(n, numbers[player].size());
        results[player][0] = "Lose";
        decided.push_back({player, 0});
    }
    while (!decided.empty()) {
        const int player = decided.back().first, place = decided.back().second;
        const bool is_lost = results[player][place] == "Lose";
        decided.pop_back();
        const int other = 1 - player;
        for (int number : numbers[other]) {
            const int from = (place + n - number) % n;
            if (results[other][from] != "Loop") {
                continue;
            }
            left[other][from]--;
            if (is_lost || left[other][from] == 0) {
                // The theorem:
                results[other][from] = is_lost ? "Win" : "Lose";
                decided.push_back({other, from});
            }
        }
    }
    return results;
}

int main() {
    int n;
    std::cin >> n;
    Numbers numbers(2);
    for (std::vector<int> &own : numbers) {
        int count;
        std::cin >> count;
        own.resize(count);
        for (int &number : own) {
            std::cin >> number;
        }
    }
    for (const std::vector<std::string> &results : solve(n, numbers)) {
        for (int place = 1; place < n; place++) {
            std::cout << results[place] << (place + 1 < n ? ' ' : '\n');
        }
    }
}
