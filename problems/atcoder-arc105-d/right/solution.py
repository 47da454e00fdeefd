# As long as there are coins in bags, a player puts all coins of a bag on one of the plates. Then
# the players go on with Nim on the plates. There are as many plates as bags.
# Theorem: the first player wins if and only if the bags are even in number and cannot be paired
# off, each with an equal one.
import sys


def solve(bags):
    bags = sorted(bags)
    # The theorem:
    return len(bags) % 2 == 0 and bags[::2] != bags[1::2]


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        bags = [next(tokens) for _ in range(next(tokens))]
        print("First" if solve(bags) else "Second")


main()
