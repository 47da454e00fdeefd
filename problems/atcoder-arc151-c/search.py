# The lost rows of one to four cells, by trying all moves.
from functools import cache
from itertools import product


def is_legal(row):
    return all(one != other or one == "." for one, other in zip(row, row[1:]))


@cache
def wins(row):
    written = (
        row[:cell] + digit + row[cell + 1 :]
        for cell in range(len(row))
        for digit in "01"
        if row[cell] == "."
    )
    return any(not wins(after) for after in written if is_legal(after))


for n in range(1, 5):
    for row in filter(is_legal, map("".join, product(".01", repeat=n))):
        if not wins(row):
            digits = [f"{cell} {digit}" for cell, digit in enumerate(row, 1) if digit != "."]
            print(n, *digits, end=": lost\n")
