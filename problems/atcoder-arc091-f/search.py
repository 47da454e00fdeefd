# The nim-values of single heaps with K = 3, by trying all moves.
from functools import cache


@cache
def nim_value(heap):
    reached = {nim_value(heap - take) for take in range(1, heap // 3 + 1)}
    return min(set(range(len(reached) + 1)) - reached)


for heap in range(1, 25):
    print(f"{heap} 3: {nim_value(heap)}")
