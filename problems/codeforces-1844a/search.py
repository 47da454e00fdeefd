# The lost heaps of up to 20 stones, where 2 or 5 may be taken, by trying all moves.
from functools import cache


@cache
def wins(heap):
    return any(not wins(heap - take) for take in (2, 5) if take <= heap)


for heap in range(21):
    if not wins(heap):
        print(f"2 5 {heap}: lost")
