# Who wins a strip of n cells, by trying all moves.
from functools import cache


@cache
def wins(strip):
    if "xxx" in strip:
        return False  # the opponent has just made three in a row
    for cell, content in enumerate(strip):
        if content == "." and not wins(strip[:cell] + "x" + strip[cell + 1 :]):
            return True
    return False


for n in range(3, 17):
    print(n, end=": won\n" if wins("." * n) else ": lost\n")
