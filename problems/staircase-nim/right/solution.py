# A move carries stones from one step to the next lower one, from step 1 to the ground.
# Theorem (Sprague, 1937): this is Nim, and the odd steps are the heaps: the player to move loses
# if and only if their nim-sum is 0.
import sys
from array import array
from functools import reduce
from itertools import chain, islice
from operator import xor


def solve(steps):
    # The theorem:
    return reduce(xor, steps[::2], 0) != 0


def main():
    # One line at a time, and eight bytes for a number: words and lists take far more memory.
    tokens = chain.from_iterable(map(int, line.split()) for line in sys.stdin.buffer)
    answers = []
    for _ in range(next(tokens)):
        steps = array("Q", islice(tokens, next(tokens)))
        answers.append("First" if solve(steps) else "Second")
    print("\n".join(answers))


main()
