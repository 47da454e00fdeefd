"""The judge's side of Salyg1n and the MEX Game: Bob, and the MEX in the end."""

from itertools import count, islice

from referee import Board, interact, read, reject, reply, say, turn


class Numbers(Board):
    illegal = "-2"

    def __init__(self, numbers):
        there = set(numbers)
        # Alice reaches the second least absent number, and needs all those below it.
        gap, self.target = islice((number for number in count() if number not in there), 2)
        self.missing = {gap}
        self.others = {number for number in there if number > self.target}
        self.added = None  # What Bob may remove has to be smaller.
        self.turns = len(numbers) + 1

    def is_there(self, number):
        return number not in self.missing if number < self.target else number in self.others

    def fault(self, move):
        if not 0 <= move[0] <= 10**9:
            return "it is not from 0 to 10^9"
        if self.is_there(move[0]):
            return "it is in the set"

    def play(self, move):
        is_needed, is_added = move[0] < self.target, self.added is None
        changed = self.missing if is_needed else self.others
        changed ^= {move[0]}
        self.turns -= is_added
        self.added = move[0] if is_added else None

    def moves(self):
        if self.added is None:
            return [()]  # Alice can always add a number.
        if self.turns == 0:
            return []
        needed = filter(self.is_there, range(min(self.added, self.target) - 1, -1, -1))
        others = self.others if self.added > self.target else ()
        other = (number for number in others if number < self.added)
        return [(number,) for number in [*islice(needed, 8), *islice(other, 1)]]

    def is_lost(self):
        # Bob wins if two needed numbers are missing after his move.
        can_spoil = any(number < self.target for (number,) in self.moves())
        return not self.missing or len(self.missing) == 1 and bool(self.moves()) and not can_spoil

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
    if board.missing:
        reject(f"the MEX is {min(board.missing)}, and {board.target} can be reached")


interact(play, counted=True)
