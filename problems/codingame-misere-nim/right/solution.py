# Misere Nim: take any positive number of objects from one heap; who takes the last one loses.
# Theorem (Bouton, 1901): as in Nim, a winning move makes the nim-sum 0, unless it leaves no heap
# above 1; then it leaves an odd number of ones, and so makes the nim-sum 1.
import sys


def solve(heaps):
    nim_sum = large = 0
    for heap in heaps:
        nim_sum ^= heap
        large += heap > 1
    winning = []
    for number, heap in enumerate(heaps, 1):
        others_are_small = large == (heap > 1)
        # The theorem:
        left = heap ^ nim_sum ^ (1 if others_are_small else 0)
        if left < heap:
            winning.append(f"{number}:{heap - left}")
    return winning


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    n, k = next(numbers), next(numbers)
    for _ in range(k):
        heaps = [next(numbers) for _ in range(n)]
        print(" ".join(solve(heaps)) or "CONCEDE")


main()
