# A move takes pebbles from one heap, and no heap may become smaller than the one to its left.
# Theorem: this is staircase Nim (Sprague, 1937), and the steps are the differences of
# neighbouring heaps, from the right; every second one counts.
import sys
from functools import reduce
from operator import xor


def solve(heaps):
    if len(heaps) % 2 == 1:
        heaps = [0] + heaps
    # The theorem:
    differences = [right - left for left, right in zip(heaps[::2], heaps[1::2])]
    return reduce(xor, differences, 0) != 0


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        heaps = [next(tokens) for _ in range(next(tokens))]
        print("TAK" if solve(heaps) else "NIE")


main()
