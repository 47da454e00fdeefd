# The lost positions of one to three piles of up to 4 candies, by trying both moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(piles):
    """The piles stand in descending order."""
    if not piles:
        return True  # the opponent has eaten the last candy
    one_of_each = tuple(pile - 1 for pile in piles if pile > 1)
    return not wins(piles[1:]) or not wins(one_of_each)


for count in 1, 2, 3:
    for piles in combinations_with_replacement([4, 3, 2, 1], count):
        if not wins(piles):
            print(" ".join(map(str, piles)) + ": lost")
