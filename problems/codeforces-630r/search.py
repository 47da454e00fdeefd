# Empty boards of 1 to 4 rows, and boards of 3 rows with a painted cell, by trying all moves.
from functools import cache


@cache
def wins(n, painted):
    cells = [(row, column) for row in range(1, n + 1) for column in range(1, n + 1)]
    return any(not wins(n, painted | {cell}) for cell in cells if is_free(cell, painted))


def is_free(cell, painted):
    return all(abs(cell[0] - row) + abs(cell[1] - column) > 1 for row, column in painted)


for n in range(1, 5):
    print(f"{n}: {'won' if wins(n, frozenset()) else 'lost'}")
for row in range(1, 4):
    for column in range(1, 4):
        painted = frozenset({(row, column)})
        print(f"3 {row} {column}: {'won' if wins(3, painted) else 'lost'}")
