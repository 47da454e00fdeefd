# Nim in which the opponent names the heap to take from.
# Theorem: beside a larger heap, the player who takes next wins if and only if the number of heaps
# of one stone is even, and without one, if and only if it is odd.
import sys


def solve(heaps):
    is_larger_left = max(heaps) > 1
    # The theorem:
    return (heaps.count(1) % 2 == 0) == is_larger_left


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        print("Alice" if solve(heaps) else "Bob")


main()
