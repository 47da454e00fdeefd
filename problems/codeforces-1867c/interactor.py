"""The judge's side of Salyg1n and the MEX Game: Bob, and the MEX in the end."""

from bisect import bisect_left

from referee import Board, interact, read, reject, reply, say, turn


class Numbers(Board):
    illegal = "-2"

    def __init__(self, numbers):
        self.there = numbers  # In ascending order.
        # Alice reaches the second least absent number: below it one is missing at the start.
        self.target = 1
        while self.missing() < 1 or self.is_there(self.target):
            self.target += 1
        self.added = None  # What Bob may remove has to be smaller.
        self.turns = len(numbers) + 1

    def place(self, number):
        return bisect_left(self.there, number)

    def missing(self):
        return self.target - self.place(self.target)

    def is_there(self, number):
        place = self.place(number)
        return place < len(self.there) and self.there[place] == number

    def fault(self, move):
        if not 0 <= move[0] <= 10**9:
            return "it is not from 0 to 10^9"
        if self.is_there(move[0]):
            return "it is in the set"

    def play(self, move):
        if self.added is None:
            self.there.insert(self.place(move[0]), move[0])
            self.added = move[0]
            self.turns -= 1
        else:
            self.there.pop(self.place(move[0]))
            self.added = None

    def moves(self):
        if self.added is None:
            return [()]  # Alice can always add a number.
        end, needed = self.place(self.added), self.place(min(self.added, self.target))
        # She puts back what he removes, so the greatest of what she needs make a long game.
        places = [*range(needed - 1, max(needed - 9, -1), -1), *range(needed, end)[:1]]
        return [(self.there[place],) for place in places if self.turns > 0]

    def is_lost(self):
        # Bob wins if two needed numbers are missing after his move.
        missing, moves = self.missing(), self.moves()
        can_spoil = any(number < self.target for (number,) in moves)
        return missing == 0 or missing == 1 and moves != [] and not can_spoil

    def winning_move(self):
        return next(iter(self.moves()), None)


def play():
    numbers = read(read())
    say(len(numbers))
    say(*numbers)
    board = Numbers(numbers)
    turn(board)
    while removed := reply(board):
        say(*removed)
        turn(board)
    say(-1)
    if board.missing():
        reject(f"the MEX is less than {board.target}, which can be reached")


interact(play, counted=True)
