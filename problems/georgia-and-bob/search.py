from functools import cache
from itertools import combinations

@cache
def wins(cells):
    for i, cell in enumerate(cells):
        wall = cells[i - 1] if i > 0 else 0
        for to in range(wall + 1, cell):
            if not wins(cells[:i] + (to,) + cells[i + 1 :]):
                return True
    return False

for count in (1, 2, 3):
    for cells in combinations(range(1, 8), count):
        if not wins(cells):
            print(*cells, end=": lost\n")
