# The nim-values of single coins in a square of 3 by 3 and in a row of 8, by trying all moves.
from functools import cache
from itertools import count, product


@cache
def blocks_with_last(last):
    blocks = [frozenset([last])]
    for block in blocks:  # the list grows meanwhile
        for row, column in product(range(last[0] + 1), range(last[1] + 1)):
            touches = any(abs(row - r) + abs(column - c) == 1 for r, c in block)
            if touches and block | {(row, column)} not in blocks:
                blocks.append(block | {(row, column)})
    return blocks


@cache
def nim_value(tails):
    options = {nim_value(tails ^ block) for coin in tails for block in blocks_with_last(coin)}
    return next(value for value in count() if value not in options)


for rows, columns in (3, 3), (1, 8):
    for place, coin in enumerate(product(range(rows), range(columns)), start=1):
        print(f"{rows} {columns} {place}: {nim_value(frozenset([coin]))}")
