# Bachet's game (Bash game): from one heap of N stones a move takes 1 to K of them.
# Theorem (Bachet, 1612): the player to move loses if and only if K + 1 divides N.
import sys


def solve(n, k):
    # The theorem:
    return n % (k + 1) != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    for _ in range(next(numbers)):
        n, k = next(numbers), next(numbers)
        print("A" if solve(n, k) else "B")


main()
