# The nim-values of rows with two pieces, by trying all moves.
from functools import cache


@cache
def nim_value(row):
    reached = set()
    for piece in row:
        free = [cell for cell in range(piece, 21) if cell not in row]
        if free:
            reached.add(nim_value(row - {piece} | {free[0]}))
    return min(set(range(len(reached) + 1)) - reached)


for a in range(14, 20):
    for b in range(a + 1, 21):
        print(f"2 {a} {b}: {nim_value(frozenset({a, b}))}")
