# Northcott's game: a move slides a piece of one's own any distance along its row, but not past
# the opponent's piece in that row. The player who cannot move loses.
# Theorem (Berlekamp, Conway and Guy, 1982): this is Nim, and the gaps are the heaps.
import sys


def solve(gaps):
    nim_sum = 0
    for gap in gaps:
        # The theorem:
        nim_sum ^= gap
    return nim_sum != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    for n in numbers:
        next(numbers)  # m, the number of columns
        gaps = [abs(next(numbers) - next(numbers)) - 1 for _ in range(n)]
        print("I WIN!" if solve(gaps) else "BAD LUCK!")


main()
