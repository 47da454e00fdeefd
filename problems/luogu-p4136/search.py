# Boards of 1 to 5 rows, by trying all moves.
from functools import cache


@cache
def wins(n, row, column, visited):
    beside = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    free = [cell for cell in beside if set(cell) <= set(range(n)) and cell not in visited]
    return any(not wins(n, *cell, visited | {cell}) for cell in free)


for n in range(1, 6):
    print(f"{n}: {'won' if wins(n, 0, 0, frozenset({(0, 0)})) else 'lost'}")
