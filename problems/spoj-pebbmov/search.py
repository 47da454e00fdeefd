# The lost positions of up to four piles, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement, product


def moves(piles):  # a pile keeps some of its stones, gives some to others, and loses at least one
    for i, pile in enumerate(piles):
        for gifts in product(range(pile), repeat=len(piles)):
            if sum(gifts) < pile:
                left = [stones + gift for stones, gift in zip(piles, gifts)]
                left[i] = gifts[i]
                yield tuple(sorted(stones for stones in left if stones))


@cache
def wins(piles):
    return any(not wins(left) for left in moves(piles))


for n in range(1, 5):
    for piles in combinations_with_replacement(range(1, 4), n):
        if not wins(piles):
            print(*piles, end=": lost\n")
