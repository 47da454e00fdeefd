# Who wins with each cap k, for four choices of heaps, by trying all moves.
from functools import cache


@cache
def wins(k, heaps):
    for place, heap in enumerate(heaps):
        for left in range(max(0, heap - k), heap):
            if not wins(k, heaps[:place] + (left,) + heaps[place + 1 :]):
                return True
    return False


for heaps in (1, 3), (4, 4), (1, 2, 3), (1, 2, 3, 4, 4):
    for k in range(1, max(heaps) + 2):
        row = " ".join(map(str, [k, *heaps]))
        print(f"{row}: {'won' if wins(k, heaps) else 'lost'}")
