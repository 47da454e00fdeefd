# WA: counts cells that a move uses up by threes, as in a row of neighbours.
n = int(input())
print(2 if n % 3 == 0 or n % 2 == 0 else 1)
