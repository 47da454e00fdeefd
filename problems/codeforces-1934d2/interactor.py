"""The judge's side of XOR Break."""

from referee import Board, alternate, begins, interact, read, say

BREAKS = 63  # So often may the program break in a case.
WAYS = 20  # So many ways to break a large part are tried from the top, the bottom and between.


def is_even(part):
    return bin(part).count("1") % 2 == 0


def top(part):
    """The top bit of a number, which one of its parts has."""
    return 1 << (part.bit_length() - 1)


def ways(part):
    # A good opponent breaks the part with an even number of ones: so that should be a large one.
    more = part - top(part)
    larger = range(part - 1, top(part) - 1, -1)
    if more > 3 * WAYS:
        between = [part - more // WAYS * place for place in range(1, WAYS)]
        larger = [*larger[:WAYS], *between, *larger[-WAYS:]]
    return [(x, part ^ x) for x in sorted(larger, key=lambda x: not is_even(x))]


class Broken(Board):
    size = 2
    illegal = "-1 -1"

    def __init__(self, n):
        self.parts = [n]  # What the player to move may break.
        self.breaks = 0  # How often both have broken.

    def fault(self, move):
        x, y = move
        whole = x ^ y
        if min(move) < 1:
            return f"{min(move)} is not positive"
        if whole not in self.parts:
            return f"the exclusive or is {whole}, and not {' or '.join(map(str, self.parts))}"
        if max(move) >= whole:
            return f"{max(move)} is not less than {whole}"
        if self.breaks // 2 == BREAKS:
            return f"it has broken {BREAKS} times, as often as is allowed"

    def play(self, move):
        self.parts = sorted(move, reverse=True)
        self.breaks += 1

    def moves(self):
        return [way for part in self.parts for way in ways(part)]

    def is_lost(self):
        return not any(map(is_even, self.parts))

    def winning_move(self):
        return next(((top(part), part ^ top(part)) for part in self.parts if is_even(part)), None)


def play():
    n = read()
    say(n)
    alternate(Broken(n), begins("first", "second"), "0 0")


interact(play, counted=True)
