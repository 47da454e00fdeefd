# Token by token (a generator): all gaps are the steps of a staircase, and every other one counts.
import sys


def read_numbers():
    for line in sys.stdin:
        for word in line.split():
            yield int(word)


numbers = read_numbers()
for _ in range(next(numbers)):
    n = next(numbers)
    cells = sorted(next(numbers) for _ in range(n))
    steps = [right - left - 1 for left, right in zip([0] + cells, cells)]
    steps.reverse()
    total = 0
    for step in steps[::2]:
        total ^= step
    print("Georgia will win" if total else "Bob will win")
