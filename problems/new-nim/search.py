# Three heaps are left after the first turn: who wins, the player to move, by trying all moves.
from functools import cache
from itertools import combinations


@cache
def wins(openings, heaps):
    if openings > 0:
        kept = [some for n in range(len(heaps)) for some in combinations(heaps, n + 1)]
        return any(not wins(openings - 1, heaps) for heaps in kept)
    for place, heap in enumerate(heaps):
        for rest in range(heap):
            if not wins(0, heaps[:place] + (rest,) + heaps[place + 1 :]):
                return True
    return False


for heaps in combinations(range(1, 7), 3):
    print("0 1", *heaps, end=": won\n" if wins(1, heaps) else ": lost\n")
