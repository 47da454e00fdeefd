# The lost positions on a path of three nodes and on a root with two leaves, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins(apples, steps):
    for start, end in steps:
        for count in range(1, apples[start] + 1):
            left = list(apples)
            left[start] -= count
            left[end] += count
            if not wins(tuple(left), steps):
                return True
    return False


# The parents of nodes 2 and 3, and the steps of an apple from node to node; 3 is eaten.
for parents, steps in ("1 2", ((0, 1), (1, 2), (2, 3))), ("1 1", ((0, 1), (0, 2), (1, 3), (2, 3))):
    for a, b, c in product(range(3), repeat=3):
        if not wins((a, b, c, 0), steps):
            print(f"0 3 {a} {b} {c} {parents}: lost")
