# Take one coin from each of some heaps, at least one; who takes the last coin wins.
# Theorem (parity): the player to move loses if and only if all heaps are even.
import sys


def solve(heaps):
    # The theorem:
    return any(heap % 2 == 1 for heap in heaps)


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    answers = []
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        answers.append("first" if solve(heaps) else "second")
    print("\n".join(answers))


main()
