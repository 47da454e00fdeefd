# The nim-values of beans in three bottles, by trying all moves.
from functools import cache


@cache
def nim_value(beans):
    reached = set()
    n = len(beans)
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j, n):
                if beans[i] > 0:
                    left = list(beans)
                    left[i] -= 1
                    left[j] += 1
                    left[k] += 1
                    reached.add(nim_value(tuple(left)))
    return min(set(range(len(reached) + 1)) - reached)


for a in range(3):
    for b in range(4):
        print(f"{a} {b} 0: {nim_value((a, b, 0))}")
