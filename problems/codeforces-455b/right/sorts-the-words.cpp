// Without a trie: sorts the words, and splits them by one letter after another. Recursion goes
// down only where words part.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> words;

// What the player to move can force, 1 for a win and 2 for a loss, where the words from `from` to
// `to` - 1 have `length` letters in common.
int forced(int from, int to, size_t length) {
    size_t common = length;
    while (common < words[from].size() && common < words[to - 1].size() &&
           words[from][common] == words[to - 1][common]) {
        common++;
    }
    if (words[from].size() == common) {
        from = std::upper_bound(words.begin() + from, words.begin() + to, words[from]) - words.begin();
    }
    int forces = from == to ? 2 : 0;
    while (from < to) {
        int end = from;
        while (end < to && words[end][common] == words[from][common]) end++;
        forces |= 3 - forced(from, end, common + 1);
        from = end;
    }
    return (common - length) % 2 == 1 ? 3 - forces : forces;
}

int main() {
    int n;
    unsigned long long k;
    std::cin >> n >> k;
    words.resize(n);
    for (auto &word : words) std::cin >> word;
    std::sort(words.begin(), words.end());
    const int forces = forced(0, n, 0);
    std::cout << (forces == 3 || (forces == 1 && k % 2 == 1) ? "First" : "Second") << '\n';
}
