# Prefix-free Game: add a word of at most L zeros and ones; no word may be a prefix of another.
# Theorem: the words that can be added form full binary trees, and such a tree of height h has the
# nim-value 2^j, the greatest power of two that divides h.


def trie(words):
    """The depth and the two children of each node; 0 is the root, or no child."""
    depths = [0]
    children = [[0, 0]]
    for word in words:
        node = 0
        for side in map(int, word):
            if children[node][side] == 0:
                children[node][side] = len(children)
                depths.append(depths[node] + 1)
                children.append([0, 0])
            node = children[node][side]
    return zip(depths, children)


def solve(words, longest):
    nim_sum = 0
    for depth, (left, right) in trie(words):
        if (left == 0) != (right == 0):
            height = longest - depth
            # The theorem:
            nim_sum ^= height & -height
    return nim_sum != 0


def main():
    n, longest = map(int, input().split())
    words = [input() for _ in range(n)]
    print("Alice" if solve(words, longest) else "Bob")


main()
