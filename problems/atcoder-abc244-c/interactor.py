"""The judge's side of the Yamanote Line Game."""

from referee import Board, alternate, interact, read, say


class Numbers(Board):
    def __init__(self, count):
        self.count = count
        self.free = set(range(1, count + 1))

    def fault(self, move):
        (number,) = move
        if not 1 <= number <= self.count:
            return f"the numbers are 1 to {self.count}"
        if number not in self.free:
            return f"{number} has been named"

    def play(self, move):
        self.free.remove(move[0])

    def moves(self):
        return [(number,) for number in sorted(self.free)]

    def is_lost(self):
        # Every number is named in the end.
        return len(self.free) % 2 == 0

    def winning_move(self):
        return None if self.is_lost() else self.moves()[0]


def play():
    n = read()
    say(n)
    alternate(Numbers(2 * n + 1), True, "0")


interact(play)
