# Game On Leaves: take vertices with at most one neighbour; the player who takes x wins.
# Theorem (parity): Ayush, who begins, wins if and only if x has at most one neighbour, or the
# number of vertices is even.
import sys


def solve(n, x, ends):
    neighbours = ends.count(x)
    # The theorem:
    return neighbours <= 1 or n % 2 == 0


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    for _ in range(next(numbers)):
        n, x = next(numbers), next(numbers)
        ends = [next(numbers) for _ in range(2 * (n - 1))]
        print("Ayush" if solve(n, x, ends) else "Ashish")


main()
