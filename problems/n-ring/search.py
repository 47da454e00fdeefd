# Who wins a ring of n elements if a move takes m = 2 neighbours, and m = 3, by trying all moves.
from functools import cache


@cache
def wins(rows, m):
    for place, row in enumerate(rows):
        for left in range(row - m + 1):
            rest = rows[:place] + rows[place + 1 :] + (left, row - m - left)
            if not wins(tuple(sorted(length for length in rest if length >= m)), m):
                return True
    return False


for m in 2, 3:
    for n in range(1, 13):
        # A move in the ring leaves a row.
        print(f"{n} {m}:", "won" if n >= m and not wins((n - m,), m) else "lost")
