# WA: compares the numbers of stones as floating-point numbers, which have 53 bits.
import sys

for line in sys.stdin:
    piles = sorted(map(float, line.split()[1:]))
    print("second player" if piles[::2] == piles[1::2] else "first player")
