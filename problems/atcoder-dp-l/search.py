# What the first player leads by, in all rows of four numbers 1 and 2, by playing every game.
from itertools import product


def lead(row):
    if not row:
        return 0
    return max(row[0] - lead(row[1:]), row[-1] - lead(row[:-1]))


for row in product((1, 2), repeat=4):
    print(*row, "lead", lead(row))
