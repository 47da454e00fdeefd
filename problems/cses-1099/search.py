from functools import cache
from itertools import product

@cache
def wins(stairs):
    for k in range(1, len(stairs)):
        for balls in range(1, stairs[k] + 1):
            lower, upper = stairs[k - 1] + balls, stairs[k] - balls
            if not wins(stairs[: k - 1] + (lower, upper) + stairs[k + 1 :]):
                return True
    return False

for a, b, c, d in product(range(2), range(3), range(2), range(3)):
    if not wins((a, b, c, d)):
        print(f"{a} {b} {c} {d}: lost")
