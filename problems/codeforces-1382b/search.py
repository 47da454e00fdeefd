# Who wins from one to three heaps of 1 or 2 stones, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins(heaps):
    if not heaps:
        return False
    left_in_first = [(left,) for left in range(1, heaps[0])] + [()]
    return any(not wins(left + heaps[1:]) for left in left_in_first)


for count in 1, 2, 3:
    for heaps in product([1, 2], repeat=count):
        row = " ".join(map(str, heaps))
        print(f"{row}: {'won' if wins(heaps) else 'lost'}")
