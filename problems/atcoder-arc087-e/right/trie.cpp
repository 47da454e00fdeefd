// Token by token (cin): a trie in an array; every inner node with one child has a free subtree.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long longest;
    std::cin >> n >> longest;
    struct Node {
        int child[2];
        int depth;
    };
    std::vector<Node> trie(1, Node{{0, 0}, 0});
    std::string word;
    while (n-- && std::cin >> word) {
        int node = 0;
        for (char letter : word) {
            int side = letter - '0';
            if (!trie[node].child[side]) {
                trie[node].child[side] = static_cast<int>(trie.size());
                trie.push_back(Node{{0, 0}, trie[node].depth + 1});
            }
            node = trie[node].child[side];
        }
    }
    long long sum = 0;
    for (const Node &node : trie) {
        if (!node.child[0] != !node.child[1]) {
            long long height = longest - node.depth;
            sum ^= height & -height;
        }
    }
    std::cout << (sum ? "Alice" : "Bob") << '\n';
}
