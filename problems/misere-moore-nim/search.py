# The lost positions of up to four heaps if a move may change one heap, and two, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement, product


@cache
def wins(k, heaps):
    if not heaps:
        return True  # the opponent has taken the last stone
    for left in product(*[range(heap + 1) for heap in heaps]):
        changed = sum(new != old for new, old in zip(left, heaps))
        if 0 < changed <= k and not wins(k, tuple(sorted(heap for heap in left if heap > 0))):
            return True
    return False


for k in 1, 2:
    for n in range(1, 5):
        for heaps in combinations_with_replacement(range(1, 4), n):
            if not wins(k, heaps):
                print(k, *heaps, end=": lost\n")
