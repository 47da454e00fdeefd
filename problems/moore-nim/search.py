# The lost positions of up to six heaps, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement, product


@cache
def wins(heaps):
    for left in product(*[range(heap + 1) for heap in heaps]):
        changed = sum(new != old for new, old in zip(left, heaps))
        if 1 <= changed <= 3 and not wins(tuple(sorted(heap for heap in left if heap > 0))):
            return True
    return False


for n in range(1, 7):
    for heaps in combinations_with_replacement(range(1, 4), n):
        if not wins(heaps):
            print(*heaps, end=": lost\n")
