# The lost positions of three heaps in ascending order, none of them empty, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(heaps):
    for place, heap in enumerate(heaps):
        left = heaps[place - 1] if place > 0 else 0
        for rest in range(left, heap):
            if not wins(heaps[:place] + (rest,) + heaps[place + 1 :]):
                return True
    return False


for heaps in combinations_with_replacement(range(1, 9), 3):
    if not wins(heaps):
        print(f"{heaps[0]} {heaps[1]} {heaps[2]}: lost")
