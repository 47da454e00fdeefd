# Nim: take any positive number of matches from one heap; who takes the last match wins.
# Theorem (Bouton, 1901): a move wins if and only if it makes the xor of the heaps 0. So it lowers
# a heap to its xor with that of all heaps, which must be less.
import sys


def solve(heaps):
    """The place of the first such heap and what is left of it, or None."""
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    # The theorem:
    lowered = ((i, heap ^ nim_sum) for i, heap in enumerate(heaps) if heap ^ nim_sum < heap)
    return next(lowered, None)


def main():
    k, *heaps = map(int, sys.stdin.read().split())
    move = solve(heaps)
    if move is None:
        print("lose")
    else:
        place, left = move
        print(heaps[place] - left, place + 1)
        heaps[place] = left
        print(" ".join(map(str, heaps)))


main()
