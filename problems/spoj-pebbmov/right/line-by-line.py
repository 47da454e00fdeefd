# Line by line: a set of the piles that have no partner yet.
import sys

for line in sys.stdin:
    unpaired = set()
    for pile in line.split()[1:]:
        if pile in unpaired:
            unpaired.remove(pile)
        else:
            unpaired.add(pile)
    print("first player" if unpaired else "second player")
