# Two heaps: a move takes any number of stones from one of them, or equally many from both.
# Theorem (Wythoff, 1907): the player to move loses if and only if the heaps are floor(k phi)
# and floor(k phi) + k for some k, where phi = (1 + sqrt 5) / 2.
import sys
from math import isqrt


def floor_of_k_phi(k):
    # The theorem:
    return (k + isqrt(5 * k * k)) // 2


def solve(a, b):
    smaller, larger = sorted([a, b])
    # The theorem:
    return smaller != floor_of_k_phi(larger - smaller)


def main():
    tokens = map(int, sys.stdin.read().split())
    for a, b in zip(tokens, tokens):
        print(1 if solve(a, b) else 0)


main()
