# The lost positions of up to three heaps of at most three stones, where all heaps are free, by
# trying all moves.
from functools import cache
from itertools import combinations_with_replacement


@cache
def wins(heaps, used):
    for place, stones in enumerate(heaps):
        if stones > 0 and place != used:
            left = (*heaps[:place], stones - 1, *heaps[place + 1 :])
            if not wins(left, place):
                return True
    return False


for count in 1, 2, 3:
    for heaps in combinations_with_replacement(range(1, 4), count):
        if not wins(heaps, None):
            print(" ".join(map(str, (0, *heaps))) + ": lost")
