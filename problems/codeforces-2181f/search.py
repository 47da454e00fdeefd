# The outcomes with a heap still to be named, by trying all moves: won for the player who names it.
from functools import cache


@cache
def taker_wins(heaps):
    return any(heaps) and all(named_wins(heaps, place) for place in range(len(heaps)) if heaps[place])


@cache
def named_wins(heaps, place):
    rests = (heaps[:place] + (rest,) + heaps[place + 1 :] for rest in range(heaps[place]))
    return any(not taker_wins(left) for left in rests)


for a in range(1, 5):
    for b in range(1, 5):
        print(f"0 1 {a} {b}: {'lost' if taker_wins((1, a, b)) else 'won'}")
