# Rows of four heaps of up to 3 stones, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins(row):
    if row and row[0] == 0:
        return wins(row[1:])
    if row and row[-1] == 0:
        return wins(row[:-1])
    first = any(not wins((left,) + row[1:]) for left in range(row[0])) if row else False
    return first or any(not wins(row[:-1] + (left,)) for left in range(row[-1] if row else 0))


for row in product(range(1, 4), repeat=4):
    print(*row, end=f": {'won' if wins(row) else 'lost'}\n")
