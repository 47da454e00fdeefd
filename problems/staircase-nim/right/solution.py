# A move carries stones from one step to the next lower one, from step 1 to the ground.
# Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps: the player to move loses
# if and only if their nim-sum is 0.
import sys
from functools import reduce
from itertools import chain
from operator import xor


def solve(steps):
    return reduce(xor, steps[::2], 0) != 0


def main():
    # One line at a time: the words of a large input take far more memory than its text.
    tokens = chain.from_iterable(map(int, line.split()) for line in sys.stdin.buffer)
    answers = []
    for _ in range(next(tokens)):
        steps = [next(tokens) for _ in range(next(tokens))]
        answers.append("First" if solve(steps) else "Second")
    print("\n".join(answers))


main()
