// Each word must begin with the last character of the one before; a player without a word loses.
// Theorem (Zermelo, 1913; Smith, 1966): every position is won, lost or drawn, and looking
// backwards from the characters without words decides which.

#include <iostream>
#include <queue>
#include <vector>

enum class Outcome { draw, won, lost };

struct Word {
    int first, last;
};

std::vector<Outcome> loopy_outcomes(int n, const std::vector<Word> &words) {
    std::vector<std::vector<int>> before(n + 1);
    std::vector<int> ways_out(n + 1);
    for (const Word &word : words) {
        before[word.last].push_back(word.first);
        ++ways_out[word.first];
    }
    std::vector<Outcome> outcomes(n + 1, Outcome::draw);
    std::queue<int> decided;
    for (int character = 1; character <= n; ++character) {
        if (ways_out[character] == 0) {
            outcomes[character] = Outcome::lost;
            decided.push(character);
        }
    }
    for (; !decided.empty(); decided.pop()) {
        const bool leads_to_lost = outcomes[decided.front()] == Outcome::lost;
        for (int first : before[decided.front()]) {
            --ways_out[first];
            if (outcomes[first] == Outcome::draw && (leads_to_lost || ways_out[first] == 0)) {
                // The theorem:
                outcomes[first] = leads_to_lost ? Outcome::won : Outcome::lost;
                decided.push(first);
            }
        }
    }
    return outcomes;
}

const char *solve(int n, const std::vector<Word> &words) {
    const Outcome outcome = loopy_outcomes(n, words)[1];
    return outcome == Outcome::won ? "Snuke" : outcome == Outcome::lost ? "Sothe" : "Draw";
}

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<Word> words(m);
    for (Word &word : words) {
        std::cin >> word.first >> word.last;
    }
    std::cout << solve(n, words) << '\n';
}
