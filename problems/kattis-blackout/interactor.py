"""The judge's side of Blackout."""

from referee import Board, interact, read, reply, say, turn

WHOLE = frozenset((r, c) for r in range(1, 6) for c in range(1, 7))


def squares(first_row, first_column, last_row, last_column):
    rows = range(first_row, last_row + 1)
    return {(r, c) for r in rows for c in range(first_column, last_column + 1)}


PIECES = [
    first + last
    for first in WHOLE
    for last in WHOLE
    if first <= last and (first[0] == last[0] or first[1] == last[1])
]
SQUARES = {piece: frozenset(squares(*piece)) for piece in PIECES}


def is_mirrored(white):
    """Whether no piece is its own image, if black rows and columns are left out, and all squares
    have images: then the player to move loses."""
    rows = sorted({r for r, _ in white})
    columns = sorted({c for _, c in white})
    image = dict(zip(rows, rows[::-1])), dict(zip(columns, columns[::-1]))
    are_even = len(rows) % 2 == len(columns) % 2 == 0
    return are_even and all((image[0][r], image[1][c]) in white for r, c in white)


class White(Board):
    size = 4

    def __init__(self):
        self.white = WHOLE

    def fault(self, move):
        if move not in SQUARES:
            return "it is not a piece of a row or of a column of the board"
        if not self.white & SQUARES[move]:
            return "all of its squares are black"

    def play(self, move):
        self.white -= SQUARES[move]

    def moves(self):
        # A piece that blackens few squares makes a long game.
        count = {piece: len(self.white & SQUARES[piece]) for piece in PIECES}
        return sorted((piece for piece in PIECES if count[piece]), key=count.get)

    def winning_move(self):
        mirrors = (piece for piece in self.moves() if is_mirrored(self.white - SQUARES[piece]))
        return next(mirrors, None)

    def is_lost(self):
        return is_mirrored(self.white) or None


def play():
    board = White()
    turn(board)
    piece = reply(board)
    while piece:
        say("MOVE", *piece)
        turn(board)
        piece = reply(board)
    say("GAME")


interact(play, counted=True)
