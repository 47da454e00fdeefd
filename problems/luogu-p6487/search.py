# For each heap the most stones that the player to move may be allowed and still lose.
from functools import cache


@cache
def wins(stones, most):
    takes = range(1, min(stones, most) + 1)
    return any(not wins(stones - take, 2 * take) for take in takes)


for stones in range(1, 35):
    losing = [most for most in range(1, stones + 1) if not wins(stones, most)]
    if losing:
        print(f"{stones} {max(losing)}: lost")
