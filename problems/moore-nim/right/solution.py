# A move takes stones from each of one to three heaps; the player who takes the last stone wins.
# Theorem (Moore, 1910): if a move may change k heaps, the player to move loses if and only if
# every bit is set in a multiple of k + 1 heaps.
import sys


def heaps_with(bit, heaps):
    return sum(heap >> bit & 1 for heap in heaps)


def solve(heaps):
    largest = max(heaps, default=0)
    # The theorem:
    return any(heaps_with(bit, heaps) % 4 != 0 for bit in range(largest.bit_length()))


def main():
    tokens = map(int, sys.stdin.buffer.read().split())
    answers = []
    for _ in range(next(tokens)):
        heaps = [next(tokens) for _ in range(next(tokens))]
        answers.append("Yes" if solve(heaps) else "No")
    print("\n".join(answers))


main()
