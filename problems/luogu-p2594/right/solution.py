# A move turns over a connected block of coins; its last coin must go from tails to heads.
# Theorem: a single coin that shows tails has the nim-value 2^(row + column), except that along
# the first row and column the n-th coin has the largest power of two that divides n.
import sys


def exponent(row, column):
    """The exponent of the nim-value of a coin; rows and columns are counted from 0."""
    if row > 0 and column > 0:
        # The theorem:
        return row + column
    n = row + column + 1
    # The theorem:
    return (n & -n).bit_length() - 1


def solve(rows):
    nim_sum = set()  # the exponents that occur an odd number of times
    for row, coins in enumerate(rows):
        for column, coin in enumerate(coins):
            if coin == "T":
                nim_sum ^= {exponent(row, column)}
    return len(nim_sum) > 0


def main():
    tokens = iter(sys.stdin.read().split())
    for _ in range(int(next(tokens))):
        n, _m = int(next(tokens)), next(tokens)
        rows = [next(tokens) for _ in range(n)]
        print("-_-" if solve(rows) else "=_=")


main()
