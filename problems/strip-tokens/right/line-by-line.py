# Line by line (readline): the pieces in order, and then in pairs.
import sys

for line in iter(sys.stdin.readline, ""):
    n = int(line)
    pieces = sorted(map(int, sys.stdin.readline().split()))
    if n % 2:
        pieces.insert(0, 0)
    total = 0
    for left, right in zip(pieces[::2], pieces[1::2]):
        total ^= right - left - 1
    print(1 if total else 2)
