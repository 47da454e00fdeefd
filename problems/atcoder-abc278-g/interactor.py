"""The judge's side of Generalized Subtraction Game."""

from referee import Board, alternate, begins, interact, read, say


def nim_values(n, least, most):
    """Those of the rows of 0 to n cards. What a move can leave of a row is counted, by its value,
    as it comes within reach and as it is out of reach again."""
    values, options = [], [0] * (2 * n + 2)
    for length in range(n + 1):
        for left, change in (length - least, 1), (length - most - 1, -1):
            for before in range(left // 2 + 1 if left >= 0 else 0):
                options[values[before] ^ values[left - before]] += change
        values.append(options.index(0))
    return values


class Cards(Board):
    size = 2
    illegal = "-1 -1"

    def __init__(self, n, least, most):
        self.least, self.most = least, most
        self.rows = [(1, n)]  # The first card of each, and how many there are.
        self.values = nim_values(n, least, most)

    def row_of(self, first, count):
        return next((row for row in self.rows if row[0] <= first <= sum(row) - count), None)

    def fault(self, move):
        if not self.least <= move[1] <= self.most:
            return f"a move takes {self.least} to {self.most} cards"
        if not self.row_of(*move):
            return "not all of these cards are there"

    def play(self, move):
        first, count = move
        start, length = self.row_of(first, count)
        self.rows.remove((start, length))
        parts = (start, first - start), (first + count, start + length - first - count)
        self.rows += [part for part in parts if part[1] >= self.least]

    def moves(self):
        # Few cards, and from the end of a row, make a long game.
        return [
            (first, count)
            for start, length in self.rows
            for count in {self.least, min(self.most, length)}
            for first in {start, start + (length - count) // 2, start + length - count}
        ]

    def nim_sum(self):
        nim_sum = 0
        for _, length in self.rows:
            nim_sum ^= self.values[length]
        return nim_sum

    def is_lost(self):
        return self.nim_sum() == 0

    def winning_move(self):
        nim_sum = self.nim_sum()
        for start, length in self.rows:
            for count in range(self.least, min(self.most, length) + 1):
                for before in range(length - count + 1):
                    left = self.values[before] ^ self.values[length - count - before]
                    if left ^ self.values[length] == nim_sum:
                        return start + before, count


def play():
    case = read(3)
    say(*case)
    alternate(Cards(*case), begins("First", "Second"), "0 0")


interact(play)
