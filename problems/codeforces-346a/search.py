# The lost sets of two and three numbers up to 8, by trying all moves.
from functools import cache
from itertools import combinations


@cache
def wins(numbers):
    differences = {larger - smaller for smaller, larger in combinations(numbers, 2)}
    new = differences - set(numbers)
    return any(not wins(tuple(sorted([*numbers, difference]))) for difference in new)


for count in 2, 3:
    for numbers in combinations(range(1, 9), count):
        if not wins(numbers):
            print(" ".join(map(str, numbers)) + ": lost")
