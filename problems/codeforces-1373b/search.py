# The lost strings of 1 to 4 letters, by trying all moves.
from functools import cache
from itertools import product


@cache
def wins(letters):
    for right in range(1, len(letters)):
        if letters[right - 1] != letters[right]:
            if not wins(letters[: right - 1] + letters[right + 1 :]):
                return True
    return False


for n in range(1, 5):
    for letters in product((0, 1), repeat=n):
        if not wins(letters):
            print(" ".join(map(str, letters)) + ": lost")
