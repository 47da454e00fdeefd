# Stoned Game: take one stone, but not from the heap that the opponent has just used.
# Theorem (parity): T, who begins, wins if and only if one heap has more stones than all others
# together, or the number of stones is odd.
import sys


def solve(heaps):
    stones = sum(heaps)
    largest = max(heaps, default=0)
    # The theorem:
    return largest > stones - largest or stones % 2 == 1


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    for _ in range(next(numbers)):
        n = next(numbers)
        heaps = [next(numbers) for _ in range(n)]
        print("T" if solve(heaps) else "HL")


main()
