# WA: takes piles for pairs if they hold twice as many stones as one pile of each size.
import sys


def main():
    tokens = map(int, sys.stdin.read().split())
    for n in tokens:
        piles = [next(tokens) for _ in range(n)]
        lost = sum(piles) == 2 * sum(set(piles))
        print("second player" if lost else "first player")


main()
