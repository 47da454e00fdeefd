# The nim-values of single heaps with the forbidden takes of the sample, by trying all others.
from functools import cache

FORBIDDEN = [(2, 1), (3, 3), (3, 1), (1, 1)]


@cache
def nim_value(heap):
    takes = range(1, heap + 1)
    reached = {nim_value(heap - take) for take in takes if (heap, take) not in FORBIDDEN}
    return min(set(range(len(reached) + 1)) - reached)


for heap in range(1, 17):
    print(f"4 2 1 3 3 3 1 1 1 {heap}: {nim_value(heap)}")
