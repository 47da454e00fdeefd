# WA: looks only at the columns in which the rook of player 1 has the smaller number.
import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers)
    first, second = ([next(numbers) for _ in range(n)] for _ in range(2))
    nim_sum = 0
    for one, other in zip(first, second):
        if one < other:
            nim_sum ^= other - one - 1
    print("player-2" if nim_sum else "player-1")
