# The nim-values of single heaps under the rules 1, 4 and 5, by trying all moves.
from functools import cache
from itertools import count

ALLOWED = {
    1: lambda take: take in (1, 2, 4, 8, 16),
    4: lambda take: take == 1 or take % 2 == 0,
    5: lambda take: take % 2 == 1,
}


@cache
def nim_value(rule, heap):
    options = {nim_value(rule, heap - take) for take in range(1, heap + 1) if ALLOWED[rule](take)}
    return next(value for value in count() if value not in options)


for rule, largest in (1, 5), (4, 12), (5, 4):
    for heap in range(largest + 1):
        print("0 " * (rule - 1) + f"{heap}: {nim_value(rule, heap)}")
