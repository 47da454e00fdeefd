# Euclid's game: subtract a positive multiple of the smaller number from the larger one; the
# player who makes a 0 wins. Theorem (Cole and Davie, 1969): the player to move wins if and only
# if the numbers are equal or the larger is more than phi = (1 + sqrt 5) / 2 times the smaller.
import sys


# A ratio r is above phi if and only if r (r - 1) > 1.
def solve(a, b):
    small, large = min(a, b), max(a, b)
    # The theorem:
    return small == large or large * (large - small) > small * small


def main():
    for line in sys.stdin:
        a, b = map(int, line.split())
        if a == 0:
            break
        print("Stan wins" if solve(a, b) else "Ollie wins")


main()
