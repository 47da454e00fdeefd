# The lost positions of three monks below the one on the highest stair, which is stair 10.
from functools import cache
from itertools import combinations


@cache
def wins(monks):
    for place in range(len(monks) - 1):
        for stair in range(monks[place] + 1, monks[place + 1]):
            if not wins(monks[:place] + (stair,) + monks[place + 1 :]):
                return True
    return False


for monks in combinations(range(1, 10), 3):
    if not wins(monks + (10,)):
        print(*monks, "10: lost")
