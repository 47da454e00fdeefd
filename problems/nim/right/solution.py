# Nim: a move takes any number of stones from one heap; the player who takes the last stone wins.
# Theorem (Bouton, 1901): the player to move loses if and only if the nim-sum of the heaps, their
# exclusive or, is 0.
import sys
from functools import reduce
from operator import xor


def solve(heaps):
    # The theorem:
    return reduce(xor, heaps, 0) != 0


def main():
    _n, *heaps = map(int, sys.stdin.read().split())
    print("A" if solve(heaps) else "B")


main()
