# Two heaps: a move takes any number of stones from one of them, or equally many from both.
# Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are floor(k phi)
# and floor(k phi) + k for some k, where phi = (1 + sqrt 5) / 2. A move to such a pair wins.
import sys
from math import isqrt


def lost_pair(k):
    # The theorem:
    smaller = (k + isqrt(5 * k * k)) // 2
    return smaller, smaller + k


def lost_pair_with(heap):
    below = lost_pair(heap)[0] - heap  # floor(heap / phi)
    pair = lost_pair(below + 1)
    return pair if pair[0] == heap else (below, heap)


def solve(a, b):
    """The pairs that a winning move leaves, each one once, for a <= b."""
    options = []
    for pair in lost_pair(b - a), lost_pair_with(a), lost_pair_with(b):
        if sum(pair) < a + b and pair not in options:
            options.append(pair)
    return options


def main():
    tokens = map(int, sys.stdin.read().split())
    for a, b in zip(tokens, tokens):
        if a == b == 0:
            break
        options = solve(min(a, b), max(a, b))
        print(1 if options else 0)
        for x, y in options:
            print(x, y)


main()
