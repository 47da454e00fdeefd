# Bounded Nim: a move takes 1 to k stones from one heap.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the nim-sum of
# all heaps mod (k + 1) is 0.
import sys
from itertools import chain


def solve(heaps, k):
    nim_sum = 0
    for heap in heaps:
        # The theorem:
        nim_sum ^= heap % (k + 1)
    return nim_sum != 0


def main():
    numbers = chain.from_iterable(map(int, line.split()) for line in sys.stdin.buffer)
    for _ in range(next(numbers)):
        n, k = next(numbers), next(numbers)
        heaps = [next(numbers) for _ in range(n)]
        print("A" if solve(heaps, k) else "B")


main()
