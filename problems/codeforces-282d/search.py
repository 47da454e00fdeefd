# The lost positions of two heaps up to 12 and of three up to 6, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(heaps):
    return any(not wins(left) for left in options(heaps))


def options(heaps):
    for place, heap in enumerate(heaps):
        for left in range(heap):
            yield tuple(sorted([*heaps[:place], left, *heaps[place + 1 :]]))
    for take in range(1, min(heaps) + 1):
        yield tuple(heap - take for heap in heaps)


for n, most in (2, 12), (3, 6):
    for heaps in combinations_with_replacement(range(most + 1), n):
        if not wins(heaps):
            print(" ".join(map(str, heaps)) + ": lost")
