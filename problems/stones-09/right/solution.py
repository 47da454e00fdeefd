# Nim, but the player who takes the last stone loses.
# Theorem (Bouton, 1901): if no heap is above 1, the player to move loses if and only if the ones
# are odd in number; otherwise if and only if the nim-sum is 0, as in normal play.
import sys
from functools import reduce
from operator import xor


def solve(heaps):
    some_heap_is_large = max(heaps, default=0) > 1
    # The theorem:
    return (reduce(xor, heaps, 0) != 0) == some_heap_is_large


def main():
    tokens = map(int, sys.stdin.buffer.read().split())
    answers = []
    for _ in range(next(tokens)):
        heaps = [next(tokens) for _ in range(next(tokens))]
        answers.append("Yougth" if solve(heaps) else "Hrdv")
    print("\n".join(answers))


main()
