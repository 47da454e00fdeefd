# Two heaps: a move takes any number of stones from one of them, or equally many from both.
# Theorem (Wythoff, 1907): in position number k of those that are lost for the player to move, the
# heaps are floor(k phi) and floor(k phi) + k, where phi = (1 + sqrt 5) / 2.
import sys
from math import isqrt


def solve(k):
    # The theorem:
    smaller = (k + isqrt(5 * k * k)) // 2
    return smaller, smaller + k


def main():
    for token in sys.stdin.read().split():
        positions = [solve(k) for k in range(int(token) + 1)]
        print("".join(f"({a},{b})" for a, b in positions))


main()
