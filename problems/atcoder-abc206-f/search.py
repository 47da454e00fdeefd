# The nim-values of 1 to 12 intervals [1, 3), [2, 4), ..., by trying all choices.
from functools import cache


@cache
def nim_value(intervals):
    reached = set()
    for left, right in intervals:
        rest = tuple((a, b) for a, b in intervals if b <= left or right <= a)
        reached.add(nim_value(rest))
    return min(set(range(len(reached) + 1)) - reached)


for n in range(1, 13):
    intervals = tuple((left, left + 2) for left in range(1, n + 1))
    row = " ".join(f"{left} {right} 0" for left, right in intervals)
    print(f"{row}: {nim_value(intervals)}")
