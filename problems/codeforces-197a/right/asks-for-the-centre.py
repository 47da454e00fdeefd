# Asks whether a plate with its centre in the middle of the table reaches over one of the four edges,
# in halves of a unit.
import sys

a, b, r = map(int, sys.stdin.read().split())
left, right, below, above = a - 2 * r, a + 2 * r, b - 2 * r, b + 2 * r
fits = left >= 0 and right <= 2 * a and below >= 0 and above <= 2 * b
print("First" if fits else "Second")
