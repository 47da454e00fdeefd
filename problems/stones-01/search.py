# Who wins a heap with M = 2, and with M = 3, by trying all moves.
from functools import cache


@cache
def wins(stones, most):
    takes = range(1, min(stones, most) + 1)
    return any(not wins(stones - take, most) for take in takes)


for most in 2, 3:
    for stones in range(12):
        print(stones, most, end=": won\n" if wins(stones, most) else ": lost\n")
