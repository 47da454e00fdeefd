// Cutting palindromes: cut a letter with equal neighbours out of a word, which leaves three words.
// Theorem: a run of such letters is a heap of the octal game 0.137, Dawson's Chess (Dawson, 1935;
// Guy and Smith, 1956), and all runs are a sum of games (Sprague, 1935; Grundy, 1939).
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// What is left of a run when a letter is cut out: it and its neighbours are gone.
int after(const std::vector<int> &values, int run, int place) {
    // The theorem:
    return values[std::max(place - 1, 0)] ^ values[std::max(run - place - 2, 0)];
}

std::vector<int> dawsons_chess(int longest) {
    std::vector<int> values(longest + 1);
    for (int run = 1; run <= longest; ++run) {
        std::vector<bool> reached(16);
        for (int place = 0; 2 * place <= run; ++place) {
            reached[after(values, run, std::min(place, run - 1))] = true;
        }
        values[run] = std::find(reached.begin(), reached.end(), false) - reached.begin();
    }
    return values;
}

// The first winning letter, counted from 1, or 0.
int solve(const std::string &word) {
    const int n = static_cast<int>(word.size());
    const std::vector<int> values = dawsons_chess(n);
    std::vector<int> runs(1);
    for (int letter = 1; letter + 1 < n; ++letter) {
        if (word[letter - 1] == word[letter + 1]) {
            ++runs.back();
        } else {
            runs.push_back(0);
        }
    }
    int nim_sum = 0;
    for (int run : runs) {
        // The theorem:
        nim_sum ^= values[run];
    }
    int first = 2;
    for (int run : runs) {
        for (int place = 0; place < run; ++place) {
            if (after(values, run, place) == (nim_sum ^ values[run])) {
                return first + place;
            }
        }
        first += run + 1;
    }
    return 0;
}

int main() {
    std::string word;
    std::cin >> word;
    const int letter = solve(word);
    if (letter > 0) {
        std::cout << "First\n" << letter << '\n';
    } else {
        std::cout << "Second\n";
    }
}
