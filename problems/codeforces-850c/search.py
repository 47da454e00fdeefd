from functools import cache
from itertools import combinations

@cache
def nim_value(numbers):
    values = set()
    for power in (2, 3, 4, 5, 7, 8, 9, 11, 16):
        left = tuple(n // power if n % power == 0 else n for n in numbers)
        if left != numbers:
            values.add(nim_value(left))
    return min(set(range(len(values) + 1)) - values)

singles = [(number,) for number in range(1, 13)]
several = [powers for count in (2, 3, 4) for powers in combinations((2, 4, 8, 16), count)]
for numbers in singles + several:
    print(*numbers, end=f": {nim_value(numbers)}\n")
