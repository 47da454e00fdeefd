# One heap of N stones: a move takes 1 to M of them; the player who takes the last stone wins.
# Theorem (Bachet, 1612): the player to move loses if and only if M + 1 divides N.
import sys


def solve(n, m):
    # The theorem:
    return n % (m + 1) != 0


def main():
    tokens = map(int, sys.stdin.buffer.read().split())
    answers = []
    for _ in range(next(tokens)):
        n, m = next(tokens), next(tokens)
        answers.append("Win" if solve(n, m) else "Lose")
    print("\n".join(answers))


main()
