# In a row of n cells some hold 0 or 1. A move writes 0 or 1 into an empty cell, but not the digit
# of a neighbour. The player who cannot move loses.
# Theorem: n empty cells have the nim-value n with one digit beside them, 1 between two equal
# digits, 0 between two different ones, and n mod 2 if the row has no digit. The player to move
# loses if and only if the nim-sum is 0 (Sprague, 1935; Grundy, 1939).
import sys


def solve(n, cells, digits):
    if not cells:
        return n % 2 == 1
    # The theorem:
    nim_sum = (cells[0] - 1) ^ (n - cells[-1])
    for digit, following in zip(digits, digits[1:]):
        # The theorem:
        nim_sum ^= digit == following
    return nim_sum != 0


def main():
    n, _, *numbers = map(int, sys.stdin.read().split())
    print("Takahashi" if solve(n, numbers[::2], numbers[1::2]) else "Aoki")


main()
