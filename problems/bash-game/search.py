# The lost heaps of up to 20 stones for K = 2, 3 and 4, by trying all moves.
from functools import cache


@cache
def wins(n, k):
    return any(not wins(n - take, k) for take in range(1, min(n, k) + 1))


for k in 2, 3, 4:
    for n in range(21):
        if not wins(n, k):
            print(f"{n} {k}: lost")
