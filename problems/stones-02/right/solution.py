# A move takes stones from one heap, at least one and at most as many as that heap's limit.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the nim-sum of
# m mod (n + 1) over all heaps is 0, for a heap of m stones with the limit n.
import sys
from functools import reduce
from operator import xor


def solve(heaps):
    # The theorem:
    return reduce(xor, [m % (n + 1) for m, n in heaps], 0) != 0


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        heaps = [(next(tokens), next(tokens)) for _ in range(next(tokens))]
        print("Win" if solve(heaps) else "Lose")


main()
