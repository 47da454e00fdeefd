# Who wins a circle of n stones, by trying all moves; every move leaves rows.
from functools import cache


@cache
def wins(rows):
    for place, row in enumerate(rows):
        for taken in 1, 2:
            for left in range(row - taken + 1):
                rest = rows[:place] + rows[place + 1 :] + (left, row - taken - left)
                if not wins(tuple(sorted(length for length in rest if length > 0))):
                    return True
    return False


for n in range(1, 21):
    rows = [n - taken for taken in (1, 2) if taken <= n]
    print(n, end=": lost\n" if all(wins((row,)) for row in rows) else ": won\n")
