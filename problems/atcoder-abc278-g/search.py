# The nim-values of rows of 0 to 14 cards of which exactly two or three are taken, by trying all moves.
from functools import cache


@cache
def nim_value(cards, take):
    rest = cards - take
    options = {nim_value(before, take) ^ nim_value(rest - before, take) for before in range(rest + 1)}
    return min(set(range(len(options) + 1)) - options)


for take in 2, 3:
    for cards in range(take, 15):
        print(f"{cards} {take} {take}: {nim_value(cards, take)}")
