# One heap, two or three: take stones from one heap, or the same number from all of them.
# Theorem: with one heap or three it is Nim (Bouton, 1901), with two Wythoff's game: lost if and
# only if the heaps are floor(k phi) and floor(k phi) + k for some k (Wythoff, 1907).
from math import isqrt


def solve(heaps):
    if len(heaps) == 2:
        smaller, larger = sorted(heaps)
        k = larger - smaller
        # The theorem:
        return smaller != (k + isqrt(5 * k * k)) // 2
    nim_sum = 0
    for heap in heaps:
        # The theorem:
        nim_sum ^= heap
    return nim_sum != 0


def main():
    input()
    heaps = list(map(int, input().split()))
    print("BitLGM" if solve(heaps) else "BitAryo")


main()
