# Cards in a row, each of which matches the next one: which rows are lost?
from functools import cache
from itertools import combinations


@cache
def wins(cards):
    pairs = [(a, b) for a, b in combinations(cards, 2) if a[0] == b[0] or a[1] == b[1]]
    return any(not wins(cards - {one, other}) for one, other in pairs)


for n in range(1, 17):
    row = [(card // 2 + 1, (card + 1) // 2 + 1) for card in range(n)]
    if not wins(frozenset(row)):
        print(" ".join(f"{front} {back}" for front, back in row) + ": lost")
