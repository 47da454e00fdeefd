from functools import cache
from itertools import combinations_with_replacement

@cache
def wins(heaps):
    for i, heap in enumerate(heaps):
        for left in range(heap):
            if not wins(tuple(sorted(heaps[:i] + (left,) + heaps[i + 1 :]))):
                return True
    return False

for a, b, c in combinations_with_replacement(range(1, 12), 3):
    if not wins((a, b, c)):
        print(f"{a} {b} {c}: lost")
