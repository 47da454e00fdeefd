# A move takes stones from each of one to k heaps, and the player who takes the last stone loses.
# Theorem (Yamasaki, 1980): n heaps of one stone are lost if and only if n mod (k + 1) is 1. If a
# heap is larger, lost means that every bit is set in a multiple of k + 1 heaps (Moore, 1910).
import sys
from itertools import chain


def heaps_with(bit, heaps):
    return sum(heap >> bit & 1 for heap in heaps)


def solve(heaps, k):
    largest = max(heaps, default=0)
    # The theorem:
    if largest <= 1:
        return sum(heaps) % (k + 1) != 1
    # The theorem:
    return any(heaps_with(bit, heaps) % (k + 1) != 0 for bit in range(largest.bit_length()))


def main():
    # One line at a time: the words of a large input take far more memory than its text.
    tokens = chain.from_iterable(map(int, line.split()) for line in sys.stdin.buffer)
    answers = []
    for _ in range(next(tokens)):
        n, k = next(tokens), next(tokens)
        heaps = [next(tokens) for _ in range(n)]
        answers.append("First" if solve(heaps, k) else "Second")
    print("\n".join(answers))


main()
