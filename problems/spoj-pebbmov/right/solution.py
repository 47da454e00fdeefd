# A move removes at least one stone from a pile and may then spread any of this pile's rest over
# other piles that still have stones. The player who cannot move loses.
# Theorem: the player to move loses if and only if the piles can be paired off, each with an equal
# one. Piles may have very many digits, so they are compared as words.
import sys


def solve(piles):
    piles = sorted(piles)
    # The theorem:
    return len(piles) % 2 == 1 or piles[::2] != piles[1::2]


def main():
    tokens = iter(sys.stdin.read().split())
    for n in tokens:
        piles = [next(tokens) for _ in range(int(n))]
        print("first player" if solve(piles) else "second player")


main()
