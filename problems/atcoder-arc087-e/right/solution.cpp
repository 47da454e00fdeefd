// Prefix-free Game: add a word of at most L zeros and ones; no word may be a prefix of another.
// Theorem: the words that can be added form full binary trees, and such a tree of height h has the
// nim-value 2^j, the greatest power of two that divides h.

#include <iostream>
#include <string>
#include <vector>

struct Node {
    int depth;
    int children[2];
};

std::vector<Node> trie(const std::vector<std::string> &words) {
    std::vector<Node> nodes = {{0, {0, 0}}};
    for (const std::string &word : words) {
        int node = 0;
        for (char letter : word) {
            const int side = letter - '0';
            if (nodes[node].children[side] == 0) {
                nodes[node].children[side] = static_cast<int>(nodes.size());
                nodes.push_back({nodes[node].depth + 1, {0, 0}});
            }
            node = nodes[node].children[side];
        }
    }
    return nodes;
}

bool solve(const std::vector<std::string> &words, long long longest) {
    long long nim_sum = 0;
    for (const Node &node : trie(words)) {
        if ((node.children[0] == 0) != (node.children[1] == 0)) {
            const long long height = longest - node.depth;
            // The theorem:
            nim_sum ^= height & -height;
        }
    }
    return nim_sum != 0;
}

int main() {
    int n;
    long long longest;
    std::cin >> n >> longest;
    std::vector<std::string> words(n);
    for (std::string &word : words) {
        std::cin >> word;
    }
    std::cout << (solve(words, longest) ? "Alice" : "Bob") << '\n';
}
