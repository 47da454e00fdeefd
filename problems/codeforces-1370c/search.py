# The lost numbers up to 40, by trying all moves.
from functools import cache


@cache
def wins(n):
    divisors = [d for d in range(3, n + 1, 2) if n % d == 0]
    options = [n // d for d in divisors] + [n - 1] * (n > 1)
    return any(not wins(left) for left in options)


for n in range(1, 41):
    if not wins(n):
        print(f"{n}: lost")
