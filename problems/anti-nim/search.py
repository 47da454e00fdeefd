# The lost positions of one to three heaps of 1 to 6 stones, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(heaps):
    if sum(heaps) == 0:
        return True  # the opponent has taken the last stone
    for place, heap in enumerate(heaps):
        for left in range(heap):
            if not wins(heaps[:place] + (left,) + heaps[place + 1 :]):
                return True
    return False


for count in 1, 2, 3:
    for heaps in combinations_with_replacement(range(1, 7), count):
        if not wins(heaps):
            print(" ".join(map(str, heaps)) + ": lost")
