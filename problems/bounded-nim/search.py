# The lost positions of two heaps of up to 9 stones for k = 3, by trying all moves.
from functools import cache


@cache
def wins(a, b):
    for take in 1, 2, 3:
        if take <= a and not wins(a - take, b):
            return True
        if take <= b and not wins(a, b - take):
            return True
    return False


for a in range(10):
    for b in range(a, 10):
        if not wins(a, b):
            print(f"3 {a} {b}: lost")
