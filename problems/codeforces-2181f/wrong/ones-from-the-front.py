# TLE: removes the ones from the front of the list, which moves all others each time.
import sys


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        heaps = sorted(next(numbers) for _ in range(next(numbers)))
        ones = 0
        while heaps and heaps[0] == 1:
            heaps.pop(0)
            ones += 1
        print("Alice" if (ones % 2 == 0) == bool(heaps) else "Bob")


main()
