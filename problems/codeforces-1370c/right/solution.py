# Number Game: divide n by an odd divisor greater than 1, or subtract 1.
# Theorem (direct proof): n is lost for the player to move if and only if it is 1, a power of two
# from 4 on, or twice an odd prime.
from math import isqrt


def is_prime(odd):
    return odd > 1 and all(odd % d for d in range(3, isqrt(odd) + 1, 2))


def solve(n):
    twos = n & -n
    odd = n // twos
    # The theorem:
    return not is_prime(odd) if twos == 2 else odd > 1


def main():
    for _ in range(int(input())):
        print("Ashishgup" if solve(int(input())) else "FastestFinger")


main()
