# Pieces on rows of 20 cells: a move takes one to the next free cell to its right.
# Theorem: each row is a staircase (Sprague, 1937) whose steps are the runs of pieces between
# neighbouring free cells, from the right; lost if and only if the xor of the rows' values is 0.
import sys

CELLS = 20


def value(pieces):
    """The xor of every second run, without the one at the end, which is out of play."""
    row = ["."] * CELLS
    for cell in pieces:
        row[cell - 1] = "x"
    runs = "".join(row).split(".")
    xor_sum = 0
    # The theorem:
    for run in runs[-2::-2]:
        xor_sum ^= len(run)
    return xor_sum


def solve(rows):
    xor_sum = 0
    for row in rows:
        xor_sum ^= value(row)
    return xor_sum != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        rows = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
        print("YES" if solve(rows) else "NO")


main()
