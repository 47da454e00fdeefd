# Fibonacci Nim: the first take is anything but the whole heap, every later one at most twice the
# take before it; the player who takes the last stone wins.
# Theorem (Whinihan, 1963): the first player loses if and only if the heap is a Fibonacci number.
import sys


def largest_fibonacci_number_up_to(stones):
    fibonacci, following = 1, 2
    while following <= stones:
        fibonacci, following = following, fibonacci + following
    return fibonacci


def solve(stones):
    # The theorem:
    return largest_fibonacci_number_up_to(stones) != stones


def main():
    for stones in map(int, sys.stdin.read().split()):
        if stones == 0:
            break
        print("First win" if solve(stones) else "Second win")


main()
