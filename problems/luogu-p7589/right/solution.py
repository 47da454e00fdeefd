# On every line a black and a white piece: a move brings a piece of one's own nearer to the other
# one, or back by at most d, which each player may do at most k times.
# Theorem (Northcott's game; Conway, 1976): this is Nim, and the heaps are the gaps between pieces.
import sys
from functools import reduce
from operator import xor


def solve(lines):
    # The theorem:
    gaps = [abs(black - white) - 1 for black, white in lines]
    return reduce(xor, gaps, 0) != 0


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        n, _k, _d = next(tokens), next(tokens), next(tokens)
        lines = []
        for _ in range(n):
            _y, black, white = next(tokens), next(tokens), next(tokens)
            lines.append((black, white))
        print("Yes" if solve(lines) else "No")


main()
