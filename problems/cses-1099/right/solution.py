# Balls lie on the stairs 1, 2, 3, ...; a move carries any number of them from one stair to the
# next lower one, and on stair 1 they stay. The player who cannot move loses.
# Theorem (Sprague, 1937): this is Nim, and the even stairs are the heaps.
import sys


def solve(stairs):
    nim_sum = 0
    # The theorem:
    for heap in stairs[1::2]:
        nim_sum ^= heap
    return nim_sum != 0


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    answers = []
    for _ in range(next(numbers)):
        stairs = [next(numbers) for _ in range(next(numbers))]
        answers.append("first" if solve(stairs) else "second")
    print("\n".join(answers))


main()
