# A move takes at least one stone from a heap and may then spread any of that heap's rest over
# other heaps that are not empty; the player who takes the last stone wins.
# Theorem: the player to move loses if and only if the heaps can be paired off in equal pairs.
import sys


def solve(heaps):
    heaps = sorted(heaps)
    # The theorem:
    return len(heaps) % 2 == 1 or heaps[::2] != heaps[1::2]


def main():
    tokens = map(int, sys.stdin.read().split())
    while (n := next(tokens)) != 0:
        heaps = [next(tokens) for _ in range(n)]
        print("Win" if solve(heaps) else "Lose")


main()
