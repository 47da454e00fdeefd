// Remove Pairs: a move removes two cards with equal fronts or with equal backs.
// Theorem (Zermelo, 1913): a set of cards is won if and only if some pair leaves a lost set, so all
// 2^n sets are decided, the smallest ones first.

#include <iostream>
#include <utility>
#include <vector>

bool solve(const std::vector<std::pair<int, int>> &cards) {
    const int n = cards.size();
    std::vector<int> pairs;
    for (int one = 0; one < n; one++) {
        for (int other = 0; other < one; other++) {
            if (cards[one].first == cards[other].first || cards[one].second == cards[other].second) {
                pairs.push_back(1 << one | 1 << other);
            }
        }
    }
    std::vector<bool> wins(1 << n);
    for (int set = 0; set < 1 << n; set++) {
        for (int pair : pairs) {
            // The theorem:
            if ((set & pair) == pair && !wins[set ^ pair]) {
                wins[set] = true;
                break;
            }
        }
    }
    return wins.back();
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::pair<int, int>> cards(n);
    for (auto &card : cards) {
        std::cin >> card.first >> card.second;
    }
    std::cout << (solve(cards) ? "Takahashi" : "Aoki") << '\n';
}
