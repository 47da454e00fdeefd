# Token by token (an iterator): the lost pairs by an integer square root.
import sys
from math import isqrt


def lost_pair(k):
    smaller = (k + isqrt(5 * k * k)) // 2
    return smaller, smaller + k


def lost_pair_with(heap):
    """If the heap is floor(k phi), k is heap / phi rounded up; otherwise it is floor(k phi) + k."""
    for k in (lost_pair(heap)[0] - heap + 1, 2 * heap - lost_pair(heap)[0]):
        for near in (k - 1, k, k + 1):
            if near >= 0 and heap in lost_pair(near):
                return lost_pair(near)


tokens = map(int, sys.stdin.read().split())
for a, b in zip(tokens, tokens):
    if a == b == 0:
        break
    a, b = sorted((a, b))
    if lost_pair(b - a) == (a, b):
        print(0)
        continue
    results = []
    by_equal_taking = lost_pair(b - a)
    if by_equal_taking < (a, b):
        results.append(by_equal_taking)
    for kept, other in ((a, b), (b, a)):
        pair = lost_pair_with(kept)
        if sum(pair) - kept < other and pair not in results:
            results.append(pair)
    print(1)
    for x, y in results:
        print(x, y)
