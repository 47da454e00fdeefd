# Whether Alice reaches MEX 2, 3 and 4 from sets of two numbers up to 4, by trying all moves.
from functools import cache
from itertools import combinations

ROOM = 6


def mex(numbers):
    return next(number for number in range(ROOM + 1) if number not in numbers)


@cache
def reached(numbers, turns):
    results = []
    for added in set(range(ROOM)) - numbers:
        smaller = [number for number in numbers if number < added and turns > 1]
        after = numbers | {added}
        # Bob takes what leaves the least; without a smaller number the game is over.
        results.append(min((reached(after - {number}, turns - 1) for number in smaller), default=mex(after)))
    return max(results)


for numbers in combinations(range(5), 2):
    letters = " ".join(str(int(number in numbers)) for number in range(ROOM))
    for target in 2, 3, 4:
        is_won = reached(frozenset(numbers), 3) >= target
        print(f"{target} 3 0 {letters}: {'won' if is_won else 'lost'}")
