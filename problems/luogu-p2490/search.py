# Placements of four pieces on seven cells with d = 1, by trying all moves.
from functools import cache
from itertools import combinations, product


@cache
def wins(d, mover, cells):
    choices = [(cell,) for cell in cells]
    for place in range(mover, len(cells), 2):
        if mover == 0:
            choices[place] = range(cells[place], cells[place + 1])
        else:
            choices[place] = range(cells[place - 1] + 1, cells[place] + 1)
    for after in product(*choices):
        shifted = sum(a != b for a, b in zip(after, cells))
        if 1 <= shifted <= d and not wins(d, 1 - mover, after):
            return True
    return False


for cells in combinations(range(1, 8), 4):
    print(f"7 1 0 {' '.join(map(str, cells))}: {'won' if wins(1, 0, cells) else 'lost'}")
