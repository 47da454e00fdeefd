# A Lot of Games: letters are added to a word, which must stay a prefix of a given word.
# Theorem (direct proof): the first player wins if and only if the beginner of one game can force a
# win of it, and can force a loss of it as well or k is odd.


def solve(words, k):
    nodes = [{}]
    for word in words:
        node = 0
        for letter in word:
            if letter not in nodes[node]:
                nodes[node][letter] = len(nodes)
                nodes.append({})
            node = nodes[node][letter]
    win, loss = [False] * len(nodes), [True] * len(nodes)
    # A node stands after its parent.
    for node in range(len(nodes) - 1, -1, -1):
        if nodes[node]:
            win[node] = any(not win[child] for child in nodes[node].values())
            loss[node] = any(not loss[child] for child in nodes[node].values())
    # The theorem:
    return win[0] and (loss[0] or k % 2 == 1)


def main():
    n, k = map(int, input().split())
    words = [input() for _ in range(n)]
    print("First" if solve(words, k) else "Second")


main()
