# A move crosses out a free cell of a strip; the player who makes three crosses in a row wins.
# Theorem: a strip of n >= 3 cells is a row of n + 2 in the octal game 0.007, treblecross (Guy and
# Smith, 1956; Berlekamp, Conway and Guy, 1982): a move takes three neighbours from the row.
import sys
from operator import xor


def treblecross(longest):
    """The nim-values of the rows."""
    values = [0, 0, 0]
    for row in range(3, longest + 1):
        # A move leaves two rows; it is enough to look at those whose first is the shorter one.
        shorter = values[: (row - 3) // 2 + 1]
        longer = values[row - 3 :: -1]
        options = set(map(xor, shorter, longer))
        value = 0
        while value in options:
            value += 1
        values.append(value)
    return values


def solve(values, cells):
    # The theorem:
    return values[cells + 2] != 0


def main():
    strips = [int(token) for token in sys.stdin.read().split()]
    values = treblecross(max(strips, default=0) + 2)
    for cells in strips:
        print(1 if solve(values, cells) else 2)


main()
