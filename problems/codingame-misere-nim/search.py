from functools import cache
from itertools import combinations_with_replacement

@cache
def wins(heaps):
    if sum(heaps) == 0:
        return True  # the opponent has taken the last object
    moves = [(i, left) for i, heap in enumerate(heaps) for left in range(heap)]
    return any(not wins(tuple(sorted(heaps[:i] + (left,) + heaps[i + 1 :]))) for i, left in moves)

for count in (1, 2, 3):
    for heaps in combinations_with_replacement(range(1, 8), count):
        if not wins(heaps):
            print(*heaps, end=": lost\n")
