# The lost positions of three heaps in ascending order, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(heaps):
    for place, heap in enumerate(heaps):
        for rest in range(heap):
            if not wins(tuple(sorted(heaps[:place] + (rest,) + heaps[place + 1 :]))):
                return True
    return False


for heaps in combinations_with_replacement(range(1, 13), 3):
    if not wins(heaps):
        print(*heaps, end=": lost\n")
