# The nim-values of single heaps for L = 2 and R = 5, by trying all moves.
from functools import cache


@cache
def nim_value(heap):
    reached = {nim_value(heap - take) for take in range(2, 6) if take <= heap}
    return min(set(range(len(reached) + 1)) - reached)


for heap in range(22):
    print(f"2 5 {heap}: {nim_value(heap)}")
