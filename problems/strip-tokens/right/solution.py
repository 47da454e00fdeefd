# A move slides a piece at least one cell to the left, but not onto or past another.
# Theorem (de Bruijn's coins; Conway, 1976): pair the pieces off from the right, an odd one with
# the wall at cell 0. This is Nim, and the gaps inside the pairs are the heaps.
import sys
from functools import reduce
from operator import xor


def solve(pieces):
    cells = sorted(pieces)
    if len(cells) % 2 == 1:
        cells = [0] + cells
    gaps = [right - left - 1 for left, right in zip(cells[::2], cells[1::2])]
    return reduce(xor, gaps, 0) != 0


def main():
    tokens = map(int, sys.stdin.buffer.read().split())
    for n in tokens:
        pieces = [next(tokens) for _ in range(n)]
        print(1 if solve(pieces) else 2)


main()
