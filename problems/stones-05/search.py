# Who wins a heap of n stones, before the first move, by trying all moves.
from functools import cache


@cache
def wins(stones, most):
    takes = range(1, min(stones, most) + 1)
    return any(not wins(stones - take, 2 * take) for take in takes)


for n in range(2, 26):
    print(n, end=": won\n" if wins(n, n - 1) else ": lost\n")
