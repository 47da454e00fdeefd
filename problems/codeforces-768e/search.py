# The nim-values of heaps from which nothing has been taken yet, by trying all moves.
from functools import cache


@cache
def nim_value(stones, taken):
    takes = [take for take in range(1, stones + 1) if take not in taken]
    reached = {nim_value(stones - take, taken | {take}) for take in takes}
    return min(set(range(len(reached) + 1)) - reached)


for stones in range(1, 22):
    print(f"{stones} 0: {nim_value(stones, frozenset())}")
