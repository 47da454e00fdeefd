# Line by line (input): mex of what the two moves reach, remembered.
from functools import lru_cache

n, k = map(int, input().split())


@lru_cache(maxsize=None)
def value(heap):
    if heap > 4 and heap % 2:
        return 0  # only an even heap from 4 on can be reached, and it is not lost
    reached = set()
    if heap > 0:
        reached.add(value(heap - 1))
        if heap % 2 == 0:
            reached.add(value(heap // 2) if k % 2 else 0)
    return min({0, 1, 2} - reached)


total = 0
for heap in map(int, input().split()):
    total ^= value(heap)
print("Kevin" if total else "Nicky")
