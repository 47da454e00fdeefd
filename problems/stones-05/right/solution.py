# One heap: the first take may be anything but the whole heap, every later one at most twice the
# take before it; the player who takes the last stone wins.
# Theorem (Whinihan, 1963): the first player loses if and only if the heap is a Fibonacci number.
import sys


def solve(stones):
    fibonacci, following = 1, 2
    while fibonacci < stones:
        fibonacci, following = following, fibonacci + following
    # The theorem:
    return fibonacci != stones


def main():
    for token in sys.stdin.read().split():
        print("Yes" if solve(int(token)) else "No")


main()
