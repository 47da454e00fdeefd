# The nim-values of single cycles for l = 2 and r = 4, by trying all moves.
from functools import cache

L, R = 2, 4


def mex(reached):
    return min(set(range(len(reached) + 1)) - reached)


@cache
def row(n):
    takes = range(L, min(R, n) + 1)
    return mex({row(a) ^ row(n - take - a) for take in takes for a in range(n - take + 1)})


for n in range(1, 21):
    value = mex({row(n - take) for take in range(L, min(R, n) + 1)})
    print(f"{L} {R} {n} 0: {value}")
