# Three lines and steps back of 1 or 2, by trying all moves: where Black, who begins, loses.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(gaps, mine, others):
    """The player to move has so many steps back left, and the opponent has so many others."""
    for line, gap in enumerate(gaps):
        for new in range(gap + 3 if mine > 0 else gap):
            left = tuple(sorted(gaps[:line] + (new,) + gaps[line + 1 :]))
            if new != gap and not wins(left, others, mine - (new > gap)):
                return True
    return False


for black, white in (0, 0), (1, 0), (0, 1), (2, 2):
    for gaps in combinations_with_replacement(range(4), 3):
        if not wins(gaps, black, white):
            places = " ".join(f"5 {6 + gap}" for gap in gaps)
            print(f"2 {black} {white} {places}: lost")
