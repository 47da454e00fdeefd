# RE: asks for each letter in a call of its own, and the words are too long for that.


def forced(node):
    if not node:
        return False, True
    below = [forced(child) for child in node.values()]
    return any(not win for win, _ in below), any(not loss for _, loss in below)


def main():
    n, k = map(int, input().split())
    trie = {}
    for _ in range(n):
        node = trie
        for letter in input():
            node = node.setdefault(letter, {})
    win, loss = forced(trie)
    print("First" if win and (loss or k % 2 == 1) else "Second")


main()
