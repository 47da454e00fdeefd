# Kiki and Cici: a move takes a power of two of cards from a pack, and the player who takes the
# last card wins.
# Theorem: the player to move loses if and only if 3 divides the number of cards.
import sys


def solve(cards):
    # The theorem:
    return cards % 3 != 0


def main():
    for cards in map(int, sys.stdin.read().split()):
        print("Kiki" if solve(cards) else "Cici")


main()
