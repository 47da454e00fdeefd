# The nim-values of single heaps, by trying all moves.
from functools import cache
from math import gcd


@cache
def nim_value(heap):
    reached = {nim_value(heap - take) for take in range(1, heap + 1) if gcd(heap, take) == 1}
    return min(set(range(len(reached) + 1)) - reached)


for heap in range(1, 25):
    print(f"{heap}: {nim_value(heap)}")
