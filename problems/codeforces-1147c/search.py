# The lost positions of two and of four heaps, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement, product


@cache
def wins(heaps):
    return any(not wins(left) for left in options(heaps))


def options(heaps):
    for left in product(*(range(heap + 1) for heap in heaps)):
        lowered = sum(before > after for before, after in zip(heaps, left))
        if 2 * lowered == len(heaps):
            yield tuple(sorted(left))


for n, most in (2, 4), (4, 3):
    for heaps in combinations_with_replacement(range(1, most + 1), n):
        if not wins(heaps):
            print(" ".join(map(str, heaps)) + ": lost")
