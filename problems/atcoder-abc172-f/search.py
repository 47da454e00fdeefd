# The positions of three heaps in which some move before Nim wins, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins_nim(heaps):
    options = (
        heaps[:i] + (left,) + heaps[i + 1 :] for i, heap in enumerate(heaps) for left in range(heap)
    )
    return any(not wins_nim(option) for option in options)


for heaps in product(range(1, 6), repeat=3):
    first, second, third = heaps
    if any(not wins_nim((first - moved, second + moved, third)) for moved in range(first)):
        print(*heaps, end=": won\n")
