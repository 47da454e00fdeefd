# The lost positions of up to four heaps if the last stone loses, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(heaps):
    if not any(heaps):
        return True  # the opponent has taken the last stone
    for place, heap in enumerate(heaps):
        for rest in range(heap):
            if not wins(tuple(sorted(heaps[:place] + (rest,) + heaps[place + 1 :]))):
                return True
    return False


for n in range(1, 5):
    for heaps in combinations_with_replacement(range(1, 6), n):
        if not wins(heaps):
            print(*heaps, end=": lost\n")
