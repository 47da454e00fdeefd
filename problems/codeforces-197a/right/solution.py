# Plate Game: round plates of radius r on a table of sides a and b.
# Theorem (mirror strategies): the first player wins if and only if one plate fits on the table.
import sys


def solve(a, b, r):
    # The theorem:
    return 2 * r <= min(a, b)


def main():
    a, b, r = map(int, sys.stdin.read().split())
    print("First" if solve(a, b, r) else "Second")


main()
