from functools import cache
from itertools import combinations_with_replacement, product

@cache
def wins(heaps):
    for take in product((0, 1), repeat=len(heaps)):
        left = [heap - coin for heap, coin in zip(heaps, take)]
        if any(take) and min(left) >= 0 and not wins(tuple(sorted(left))):
            return True
    return False

for a, b, c in combinations_with_replacement(range(5), 3):
    if not wins((a, b, c)):
        print(f"{a} {b} {c}: lost")
