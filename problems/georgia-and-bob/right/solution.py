# Georgia and Bob: a move slides a chessman of a row any distance to the left, but not onto or
# past another. The player who cannot move loses.
# Theorem: this is staircase Nim, so Nim on every other gap, from the right.
import sys


def solve(chessmen):
    cells = [0] + sorted(chessmen)  # the wall is on cell 0
    gaps = [right - left - 1 for left, right in zip(cells, cells[1:])]
    nim_sum = 0
    # The theorem:
    for gap in gaps[::-2]:
        nim_sum ^= gap
    return nim_sum != 0


def main():
    # Line after line, because memory is short.
    numbers = (int(word) for line in sys.stdin for word in line.split())
    for _ in range(next(numbers)):
        chessmen = [next(numbers) for _ in range(next(numbers))]
        print("Georgia will win" if solve(chessmen) else "Bob will win")


main()
