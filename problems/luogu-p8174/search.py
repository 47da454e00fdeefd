# The outcomes with the first pile still to be named, by trying all moves: won for the player who
# names it, who is Branko.
from functools import cache


@cache
def taker_wins(piles):
    return any(piles) and all(named_wins(piles, place) for place in range(len(piles)) if piles[place])


@cache
def named_wins(piles, place):
    rests = (piles[:place] + (rest,) + piles[place + 1 :] for rest in range(piles[place]))
    return any(not taker_wins(left) for left in rests)


for a in range(1, 4):
    for b in range(a, 4):
        for c in range(b, 4):
            print(f"0 {a} {b} {c}: {'lost' if taker_wins((a, b, c)) else 'won'}")
