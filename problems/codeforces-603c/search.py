# The nim-values of single heaps for k = 1 and k = 2, by trying all moves.
from functools import cache


@cache
def nim_value(heaps, k):
    reached = set()
    for place, heap in enumerate(heaps):
        others = heaps[:place] + heaps[place + 1 :]
        if heap > 0:
            reached.add(nim_value(others + (heap - 1,), k))
        if heap > 0 and heap % 2 == 0:
            reached.add(nim_value(others + k * (heap // 2,), k))
    return min(set(range(len(reached) + 1)) - reached)


for k in 1, 2:
    for heap in range(12):
        print(f"{k} {heap}: {nim_value((heap,), k)}")
