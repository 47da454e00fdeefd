# A token walks over an n x n board from a corner, and never to a cell where it has been.
# Theorem (Fraenkel, Scheinerman and Ullman, 1993): the player to move wins if and only if every
# largest matching of the cells that are left covers the token's cell.
import sys


def solve(n):
    """Dominoes cover the board if n is even, and all cells but the corner if n is odd."""
    # The theorem:
    return n % 2 == 0


def main():
    for word in sys.stdin.read().split():
        n = int(word)
        if n == 0:
            break
        print("Alice" if solve(n) else "Bob")


main()
