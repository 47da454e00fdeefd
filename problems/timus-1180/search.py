# Who wins a heap of N stones, by trying all moves.
from functools import cache


@cache
def wins(stones):
    powers_of_two = (1, 2, 4, 8, 16)
    return any(not wins(stones - take) for take in powers_of_two if take <= stones)


for stones in range(24):
    print(stones, end=": won\n" if wins(stones) else ": lost\n")
