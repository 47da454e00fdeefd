# The lost boards of two rows and three columns, by trying all moves.
from functools import cache
from itertools import product

ROWS = [[(0, c) for c in range(3)], [(1, c) for c in range(3)]]
COLUMNS = [[(0, c), (1, c)] for c in range(3)]
LINES = ROWS + COLUMNS
PIECES = [set(line[i : j + 1]) for line in LINES for i in range(len(line)) for j in range(i, len(line))]


@cache
def wins(white):
    return any(not wins(white - piece) for piece in PIECES if white & piece)


for black in product((0, 1), repeat=6):
    white = frozenset((i // 3, i % 3) for i in range(6) if black[i] == 0)
    if not wins(white):
        print(3, *black, end=": lost\n")
