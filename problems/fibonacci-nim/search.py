from functools import cache

@cache
def wins(stones, most):
    takes = range(1, min(most, stones) + 1)
    return any(not wins(stones - take, 2 * take) for take in takes)

for stones in range(2, 101):
    if not wins(stones, stones - 1):
        print(f"{stones}: lost")
