# The lost positions of three pieces on ten cells, by trying all moves.
from functools import cache
from itertools import combinations


@cache
def wins(pieces):
    for place, piece in enumerate(pieces):
        left = pieces[place - 1] if place > 0 else 0
        for cell in range(left + 1, piece):
            if not wins(pieces[:place] + (cell,) + pieces[place + 1 :]):
                return True
    return False


for pieces in combinations(range(1, 11), 3):
    if not wins(pieces):
        print(*pieces, end=": lost\n")
