# The game in a sentence.
# Theorem (author, year): the player to move loses if and only if ...
import sys


def solve(heaps):
    # The theorem:
    raise NotImplementedError


def main():
    tokens = map(int, sys.stdin.read().split())
    for _ in range(next(tokens)):
        heaps = [next(tokens) for _ in range(next(tokens))]
        print("First" if solve(heaps) else "Second")


main()
