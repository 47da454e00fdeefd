# Token by token (a generator): takes every other number of a case.
import sys
from functools import reduce
from itertools import islice
from operator import xor


def read_numbers():
    for line in sys.stdin.buffer:
        yield from map(int, line.split())


numbers = read_numbers()
answers = []
for _ in range(next(numbers)):
    steps = list(islice(numbers, next(numbers)))
    answers.append("First" if reduce(xor, steps[::2]) else "Second")
print("\n".join(answers))
