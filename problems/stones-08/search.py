# The lost positions of two heaps, the smaller one first, by trying all moves.
from functools import cache


@cache
def wins(a, b):
    for take in range(1, max(a, b) + 1):
        for left in (a - take, b), (a, b - take), (a - take, b - take):
            if min(left) >= 0 and not wins(*left):
                return True
    return False


for a in range(33):
    for b in range(a, 33):
        if not wins(a, b):
            print(f"{a} {b}: lost")
