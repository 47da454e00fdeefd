# Stones in a circle: a move takes one of them or two neighbours, and gaps do not close.
# Theorem (Dudeney, 1907, for Kayles in a row): the first player wins if and only if there are 1 or
# 2 stones. From 3 on, the second player takes the middle of the row and then mirrors every move.
import sys


def solve(stones):
    # The theorem:
    return stones == 1 or stones == 2


def main():
    for token in sys.stdin.read().split():
        print("Hrdv" if solve(int(token)) else "Yougth")


main()
