# Heaps in pairs: take one heap of a pair away, and split the other one into two heaps.
# Theorem: the nim-value of a pair a, b is the number of ones at the end of (a - 1) | (b - 1) in
# binary. The player to move loses if and only if the nim-sum of the pairs is 0.
import sys


def value(a, b):
    # The theorem:
    joined = (a - 1) | (b - 1)
    # The lowest zero is the lowest one of the number plus 1.
    # The theorem:
    return (~joined & (joined + 1)).bit_length() - 1


def solve(heaps):
    nim_sum = 0
    for a, b in zip(heaps[::2], heaps[1::2]):
        nim_sum ^= value(a, b)
    return nim_sum != 0


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        heaps = [next(tokens) for _ in range(next(tokens))]
        print("YES" if solve(heaps) else "NO")


main()
