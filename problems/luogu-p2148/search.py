# The nim-values of pairs of heaps, by trying all moves.
from functools import cache


@cache
def nim_value(a, b):
    reached = {nim_value(part, heap - part) for heap in (a, b) for part in range(1, heap)}
    return min(set(range(len(reached) + 1)) - reached)


for a in range(1, 9):
    for b in range(1, a + 1):
        print(f"{a} {b}: {nim_value(a, b)}")
