# The nim-values of two heaps, the smaller one first, by trying all moves.
from functools import cache
from itertools import count


@cache
def nim_value(a, b):
    options = {nim_value(rest, b) for rest in range(a)} | {nim_value(a, rest) for rest in range(b)}
    return next(value for value in count() if value not in options)


for a in range(1, 7):
    for b in range(a, 7):
        print(f"{a} {b}: {nim_value(a, b)}")
