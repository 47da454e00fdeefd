# Heaps in a row: a move takes stones from the first or from the last heap that is left.
# Theorem (Albert and Nowakowski, 2001): to the left of any row exactly one heap, perhaps an empty
# one, makes a position that is lost for the player to move; and so does one heap to its right.
import sys


def partner(heap, left, right):
    """What the heap to the left must be if this one is to the right, and those between them need
    `left` or `right` alone: the one with equally many numbers below it, other than `left`."""
    if heap == right:
        return 0
    rank = heap - (0 < right < heap)
    # The theorem:
    return rank + (0 < left <= rank)


def solve(heaps):
    n = len(heaps)
    left, right = [0] * (n + 1), [0] * (n + 1)
    for length in range(1, n):
        for first in range(n - length + 1):
            left[first] = partner(heaps[first + length - 1], left[first], right[first])
            right[first] = partner(heaps[first], right[first + 1], left[first + 1])
    # The theorem:
    return heaps[0] != left[1]


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        print(1 if solve(heaps) else 0)


main()
