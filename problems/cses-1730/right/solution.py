# Nim: take any positive number of sticks from one heap; who takes the last stick wins.
# Theorem (Bouton, 1901): the player to move loses if and only if the xor of the heaps is 0.
import sys


def solve(heaps):
    nim_sum = 0
    # The theorem:
    for heap in heaps:
        nim_sum ^= heap
    return nim_sum != 0


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    answers = []
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        answers.append("first" if solve(heaps) else "second")
    print("\n".join(answers))


main()
