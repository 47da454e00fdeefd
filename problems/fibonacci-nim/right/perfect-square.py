# Token by token: n is a Fibonacci number if and only if 5 n^2 + 4 or 5 n^2 - 4 is a square.
import sys
from math import isqrt


def is_square(number):
    return isqrt(number) ** 2 == number


for n in map(int, sys.stdin.read().split()):
    if n == 0:
        break
    lost = is_square(5 * n * n + 4) or is_square(5 * n * n - 4)
    print("Second win" if lost else "First win")
