# The lost positions of two and three numbers up to 7, by trying all moves.
from functools import cache
from itertools import combinations


@cache
def wins(numbers):
    *others, greatest = numbers
    free = [number for number in range(greatest) if number not in others]
    return any(not wins(tuple(sorted([*others, number]))) for number in free)


for count in 2, 3:
    for numbers in combinations(range(8), count):
        if not wins(numbers):
            print(" ".join(map(str, numbers)) + ": lost")
