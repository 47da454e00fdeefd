from functools import cache
from itertools import combinations, product

def moves(rows):  # a row is (mine, theirs), and (theirs, mine) after my move
    for i, (mine, theirs) in enumerate(rows):
        for to in range(1, theirs) if mine < theirs else range(theirs + 1, 5):
            if to != mine:
                yield tuple(row[::-1] for row in rows[:i] + ((to, theirs),) + rows[i + 1 :])

@cache
def wins(rows, most):  # by at most so many moves of the player to move
    return most > 0 and any(all(wins(r, most - 1) for r in moves(left)) for left in moves(rows))

for rows in product(combinations(range(1, 5), 2), repeat=2):
    if all(wins(left, 8) for left in moves(rows)):
        print(4, *rows[0], *rows[1], end=": lost\n")
