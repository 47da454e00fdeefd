from functools import cache

AMOUNTS = (1, 3, 4)

@cache
def wins(sticks):
    return any(not wins(sticks - amount) for amount in AMOUNTS if amount <= sticks)

for sticks in range(24):
    print(len(AMOUNTS), *AMOUNTS, sticks, end=f": {'won' if wins(sticks) else 'lost'}\n")
