# WA: plays Nim; 1 2 3 is lost there, and won here.
import sys

for line in sys.stdin:
    nim_sum = 0
    for pile in line.split()[1:]:
        nim_sum ^= int(pile)
    print("first player" if nim_sum else "second player")
