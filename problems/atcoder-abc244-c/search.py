# Who wins with 1 to 8 free numbers, by trying all moves.
from functools import cache


@cache
def wins(free):
    return any(not wins(free - {number}) for number in free)


for count in range(1, 9):
    outcome = "won" if wins(frozenset(range(count))) else "lost"
    print(" ".join(["1"] * count) + ": " + outcome)
