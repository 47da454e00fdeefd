// WA: counts every free subtree as one move.
#include <array>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n;
    long long longest;
    std::cin >> n >> longest;
    std::vector<std::array<int, 2>> trie(1, {0, 0});
    for (std::string word; std::cin >> word;) {
        int node = 0;
        for (char letter : word) {
            if (trie[node][letter - '0'] == 0) {
                trie[node][letter - '0'] = static_cast<int>(trie.size());
                trie.push_back({0, 0});
            }
            node = trie[node][letter - '0'];
        }
    }
    int free_subtrees = 0;
    for (const auto &node : trie) free_subtrees += (node[0] == 0) != (node[1] == 0);
    std::cout << (free_subtrees % 2 == 1 ? "Alice" : "Bob") << '\n';
}
