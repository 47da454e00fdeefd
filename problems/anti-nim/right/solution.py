# Misere Nim: take any positive number of stones from one heap; the last stone loses.
# Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and only if the
# ones are odd in number; otherwise if and only if the nim-sum is 0, as in normal play.
import sys


def solve(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    # The theorem:
    return (nim_sum != 0) == any(heap > 1 for heap in heaps)


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        print("John" if solve(heaps) else "Brother")


main()
