# Line by line (input): frozen sets of exponents, remembered.
from functools import lru_cache


@lru_cache(maxsize=None)
def value(exponents):
    reached = set()
    for k in range(1, max(exponents, default=0) + 1):
        left = frozenset(e if e < k else e - k for e in exponents) - {0}
        reached.add(value(left))
    mex = 0
    while mex in reached:
        mex += 1
    return mex


n = int(input())
exponents = {}
for number in map(int, input().split()):
    p = 2
    while number > 1:
        if p * p > number:
            p = number
        e = 0
        while number % p == 0:
            number //= p
            e += 1
        if e:
            exponents.setdefault(p, set()).add(e)
        p += 1
total = 0
for each in exponents.values():
    total ^= value(frozenset(each))
print("Mojtaba" if total else "Arpa")
