# Nim: a move takes any number of stones from one heap; the player who takes the last stone wins.
# Theorem (Bouton, 1901): the player to move loses if and only if the nim-sum of the heaps, their
# exclusive or, is 0.
import sys
from functools import reduce
from itertools import islice
from operator import xor


def solve(heaps):
    # The theorem:
    return reduce(xor, heaps, 0) != 0


def read_numbers():
    """Line by line, because the input may be large."""
    for line in sys.stdin.buffer:
        yield from map(int, line.split())


def main():
    numbers = read_numbers()
    for _ in range(next(numbers)):
        heaps = islice(numbers, next(numbers))
        print("PIAOYI" if solve(heaps) else "HRDV")


main()
