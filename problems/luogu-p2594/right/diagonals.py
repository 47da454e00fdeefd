# Line by line: the value of a position as one large number, row by row.
import sys


def value(r, c):
    """The nim-value of a single coin, rows and columns from 0."""
    if r and c:
        return 1 << r + c
    n = r + c + 1
    return n & -n


def main():
    lines = iter(sys.stdin.read().split("\n"))
    for _ in range(int(next(lines))):
        n, m = map(int, next(lines).split())
        total = 0
        for r in range(n):
            for c, letter in enumerate(next(lines)):
                if letter != "H":
                    total ^= value(r, c)
        print("-_-" if total else "=_=")


main()
