# The heaps and the limits with which the player to move loses, by trying all moves.
from functools import cache


@cache
def wins(buttons, most):
    takes = range(1, min(buttons, most) + 1)
    return any(not wins(buttons - take, most) for take in takes)


for buttons in range(3, 16):
    for most in range(2, buttons):
        if not wins(buttons, most):
            print(f"{buttons} {most}: lost")
