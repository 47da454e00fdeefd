# One and two heaps with k = 1 and k = 2, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins(k, heaps):
    def left(heap):
        return [heap] + [heap - take for take in range(1, heap + 1) if take * take >= 4 * heap]

    for after in product(*map(left, heaps)):
        changed = sum(a != b for a, b in zip(after, heaps))
        if 1 <= changed <= k and not wins(k, tuple(sorted(after))):
            return True
    return False


for heap in range(1, 7):
    print(f"1 {heap}: {'won' if wins(1, (heap,)) else 'lost'}")
for k, heaps in product((1, 2), product((3, 4, 10, 11, 19, 20), repeat=2)):
    print(k, *heaps, end=f": {'won' if wins(k, tuple(sorted(heaps))) else 'lost'}\n")
