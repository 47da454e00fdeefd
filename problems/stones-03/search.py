# The lost positions of up to four heaps, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement, product


@cache
def wins(heaps):
    for place, heap in enumerate(heaps):
        others = heaps[:place] + heaps[place + 1 :]
        for given in product(range(heap), repeat=len(others)):
            for rest in range(heap - sum(given)):
                left = [rest] + [other + gift for other, gift in zip(others, given)]
                if not wins(tuple(sorted(heap for heap in left if heap > 0))):
                    return True
    return False


for n in range(1, 5):
    for heaps in combinations_with_replacement(range(1, 4), n):
        if not wins(heaps):
            print(*heaps, end=": lost\n")
