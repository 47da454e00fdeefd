# The nim-values of a single heap with the limits 2, 3 and 4, by trying all moves.
from functools import cache
from itertools import count


@cache
def nim_value(stones, limit):
    takes = range(1, min(stones, limit) + 1)
    options = {nim_value(stones - take, limit) for take in takes}
    return next(value for value in count() if value not in options)


for limit in 2, 3, 4:
    for stones in range(8):
        print(f"{stones} {limit}: {nim_value(stones, limit)}")
