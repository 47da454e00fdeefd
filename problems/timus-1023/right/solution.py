# From a heap of K buttons a move takes 1 to L; the player who takes the last button wins. Which is
# the least L >= 2 with which the second player wins?
# Theorem (Bachet, 1612): the player to move loses if and only if L + 1 divides K.
from math import isqrt


def least_divisor_above_2(buttons):
    """Divisors come in pairs: above the root only the partners of 1 and 2 can be left."""
    for divisor in range(3, isqrt(buttons) + 1):
        if buttons % divisor == 0:
            return divisor
    return buttons // 2 if buttons % 2 == 0 and buttons > 4 else buttons


def solve(buttons):
    # The theorem:
    return least_divisor_above_2(buttons) - 1


def main():
    print(solve(int(input())))


main()
