from functools import cache

@cache
def wins(stones, most):
    takes = range(1, min(most, stones) + 1)
    return any(not wins(stones - take, most) for take in takes)

for most in (2, 3, 4):
    for stones in range(21):
        if not wins(stones, most):
            print(f"{stones} {most}: lost")
