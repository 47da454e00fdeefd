// A Lot of Games: letters are added to a word, which must stay a prefix of a given word.
// Theorem (direct proof): the first player wins if and only if the beginner of one game can force a
// win of it, and can force a loss of it as well or k is odd.

#include <array>
#include <iostream>
#include <string>
#include <vector>

std::vector<std::array<int, 26>> trie(const std::vector<std::string> &words) {
    std::vector<std::array<int, 26>> nodes(1);
    for (const std::string &word : words) {
        int node = 0;
        for (char letter : word) {
            if (nodes[node][letter - 'a'] == 0) {
                nodes[node][letter - 'a'] = nodes.size();
                nodes.push_back({});
            }
            node = nodes[node][letter - 'a'];
        }
    }
    return nodes;
}

bool solve(const std::vector<std::string> &words, unsigned long long k) {
    const auto nodes = trie(words);
    std::vector<bool> win(nodes.size()), loss(nodes.size());
    for (int node = nodes.size() - 1; node >= 0; node--) {
        bool leaf = true;
        for (int child : nodes[node]) {
            if (child > 0) {
                leaf = false;
                win[node] = win[node] || !win[child];
                loss[node] = loss[node] || !loss[child];
            }
        }
        loss[node] = loss[node] || leaf;
    }
    // The theorem:
    return win[0] && (loss[0] || k % 2 == 1);
}

int main() {
    int n;
    unsigned long long k;
    std::cin >> n >> k;
    std::vector<std::string> words(n);
    for (std::string &word : words) {
        std::cin >> word;
    }
    std::cout << (solve(words, k) ? "First" : "Second") << '\n';
}
