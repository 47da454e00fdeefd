# Line by line (input): bisection finds a heap among the lost pairs.
from bisect import bisect_left
from math import isqrt

MOST = 1_000_000
smaller = [(k + isqrt(5 * k * k)) // 2 for k in range(MOST + 1)]
larger = [heap + k for k, heap in enumerate(smaller)]


def lost_pair_with(heap):
    k = bisect_left(smaller, heap)
    if smaller[k] != heap:
        k = bisect_left(larger, heap)
    return smaller[k], larger[k]


while True:
    a, b = map(int, input().split())
    if a == 0 and b == 0:
        break
    equal = smaller[b - a], larger[b - a]
    if equal == (a, b):
        print(0)
        continue
    results = [equal] if equal[0] < a else []
    for kept, other in (a, b), (b, a):
        x, y = lost_pair_with(kept)
        if x + y - kept < other and (x, y) not in results:
            results.append((x, y))
    print(1)
    for x, y in results:
        print(x, y)
