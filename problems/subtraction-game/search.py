# The nim-values of the heaps from 0 if a move takes 1, 3 or 4 stones, by recursion.
from functools import cache
from itertools import count


@cache
def nim_value(heap):
    options = {nim_value(heap - take) for take in (1, 3, 4) if take <= heap}
    return next(value for value in count() if value not in options)


for heap in range(22):
    print(f"3 1 3 4 {heap}: {nim_value(heap)}")
