# The nim-values of single numbers, by trying all divisors.
from functools import cache


@cache
def nim_value(number):
    reached = {nim_value(left) for left in range(1, number) if number % left == 0}
    return min(set(range(len(reached) + 1)) - reached)


for number in range(1, 25):
    print(f"{number}: {nim_value(number)}")
