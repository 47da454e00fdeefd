"""The judge's side of 3-Coloring."""

from referee import Board, interact, read, reply, say, turn

COLOURS = {1, 2, 3}


class Colouring(Board):
    size = 3

    def __init__(self, side):
        self.side = side
        self.forbidden = 0
        self.colours = {(i, j): 0 for i in range(1, side + 1) for j in range(1, side + 1)}
        self.left = side * side
        self.bound = set()  # The empty squares with neighbours of two colours or three.

    def beside(self, square):
        i, j = square
        near = (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)
        return [other for other in near if other in self.colours]

    def possible(self, square):
        return COLOURS - {self.colours[other] for other in self.beside(square)}

    def fault(self, move):
        colour, *square = move
        square = tuple(square)
        if colour not in COLOURS or square not in self.colours:
            return f"the colours are 1 to 3, and the squares 1 to {self.side}"
        if colour == self.forbidden:
            return f"colour {colour} is forbidden"
        if self.colours[square]:
            return "the square is painted"
        if colour not in self.possible(square):
            return f"a neighbour has colour {colour}"

    def play(self, move):
        colour, *square = move
        if not square:
            self.forbidden = colour
            return
        square = tuple(square)
        self.colours[square] = colour
        self.forbidden = 0
        self.left -= 1
        self.bound.discard(square)
        for other in self.beside(square):
            if not self.colours[other] and len(self.possible(other)) < 2:
                self.bound.add(other)

    def moves(self):
        if not self.forbidden:
            return [(colour,) for colour in sorted(COLOURS)] if self.left else []
        return [(0,)] if self.can_paint() else []

    def can_paint(self):
        if len(self.bound) < self.left:
            return True
        return any(self.possible(square) - {self.forbidden} for square in self.bound)

    def winning_move(self):
        for square in self.bound:
            return (min(self.possible(square), default=1),)


def play():
    board = Colouring(read())
    say(board.side)
    colour = reply(board)
    while colour:
        say(*colour)
        turn(board)
        colour = reply(board)


interact(play)
