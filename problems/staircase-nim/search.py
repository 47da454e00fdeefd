# The lost staircases of three steps with at most three stones on each, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins(steps):
    for step, stones in enumerate(steps):
        for carried in range(1, stones + 1):
            left = list(steps)
            left[step] -= carried
            if step > 0:
                left[step - 1] += carried
            if not wins(tuple(left)):
                return True
    return False


for steps in product(range(4), repeat=3):
    if not wins(steps):
        print(*steps, end=": lost\n")
