# The lost positions of one to four bags, by trying all moves.
from functools import cache
from itertools import combinations_with_replacement


def moves(bags, plates):
    for i, bag in enumerate(bags):
        for j, plate in enumerate(plates):
            yield bags[:i] + bags[i + 1 :], plates[:j] + (plate + bag,) + plates[j + 1 :]
    if not bags:
        for j, plate in enumerate(plates):
            for left in range(plate):
                yield bags, plates[:j] + (left,) + plates[j + 1 :]


@cache
def wins(bags, plates):
    return any(not wins(left, tuple(sorted(after))) for left, after in moves(bags, plates))


for n in range(1, 5):
    for bags in combinations_with_replacement(range(1, 4), n):
        if not wins(bags, (0,) * n):
            print(*bags, end=": lost\n")
