# WA: takes piles for pairs if the xor of their squares is 0.
import sys


def main():
    tokens = map(int, sys.stdin.read().split())
    for n in tokens:
        squares = 0
        for _ in range(n):
            squares ^= next(tokens) ** 2
        print("first player" if squares else "second player")


main()
