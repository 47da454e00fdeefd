# Take 1, 2 or 3 sticks from one heap; the player who takes the last stick wins.
# Theorem (Sprague, 1935; Grundy, 1939): the player to move loses if and only if the xor of
# all heaps mod 4 is 0.
import sys


def solve(heaps):
    nim_sum = 0
    for heap in heaps:
        # The theorem:
        nim_sum ^= heap % 4
    return nim_sum != 0


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    answers = []
    for _ in range(next(numbers)):
        heaps = [next(numbers) for _ in range(next(numbers))]
        answers.append("first" if solve(heaps) else "second")
    print("\n".join(answers))


main()
