# The rows of 2, 3 and 4 cells, and of 3 red and 3 blue ones, from which Alice, who begins, loses.
from functools import cache
from itertools import product


@cache
def wins(player, cells):
    for place in range(len(cells) - 1):
        if player in cells[place : place + 2]:
            if not wins(3 - player, cells[:place] + (0, 0) + cells[place + 2 :]):
                return True
    return False


for n in 2, 3, 4, 6:
    for cells in product([1, 2], repeat=n):
        if (n < 6 or cells.count(1) == 3) and not wins(1, cells):
            print("1 " + " ".join(map(str, cells)) + ": lost")
