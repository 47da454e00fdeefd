# Each number once: from a heap take a number of stones that has not been taken from it before.
# Theorem: the nim-value of a heap of s stones is the greatest k with 1 + 2 + ... + k <= s.
import sys


def nim_value(heap):
    k = 0
    # The theorem:
    while (k + 1) * (k + 2) // 2 <= heap:
        k += 1
    return k


def solve(heaps):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= nim_value(heap)
    return nim_sum != 0


def main():
    heaps = map(int, sys.stdin.read().split()[1:])
    print("NO" if solve(heaps) else "YES")


main()
