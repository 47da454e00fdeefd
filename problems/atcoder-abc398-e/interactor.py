"""The judge's side of the Tree Game."""

from referee import Board, alternate, begins, interact, read, say


class Graph(Board):
    size = 2

    def __init__(self, n, edges):
        self.n = n
        self.edges = set(edges)
        side = {1: 0}  # No move changes the sides.
        while len(side) < n:
            for u, v in edges:
                if u in side:
                    side[v] = 1 - side[u]
                elif v in side:
                    side[u] = 1 - side[v]
        pairs = {(i, j) for j in range(1, n + 1) for i in range(1, j) if side[i] != side[j]}
        self.missing = pairs - self.edges

    def fault(self, move):
        i, j = move
        if not 1 <= i < j <= self.n:
            return f"it is not 1 <= i < j <= {self.n}"
        if move in self.edges:
            return f"{i} and {j} are joined"
        if move not in self.missing:
            return "it closes an odd cycle"

    def play(self, move):
        self.edges.add(move)
        self.missing.remove(move)

    def moves(self):
        return list(self.missing)

    def is_lost(self):
        # Each of the missing edges is added in the end.
        return len(self.missing) % 2 == 0

    def winning_move(self):
        return None if self.is_lost() else next(iter(self.missing))


def play():
    n = read()
    edges = [tuple(read(2)) for _ in range(n - 1)]
    say(n)
    for edge in edges:
        say(*edge)
    alternate(Graph(n, edges), begins("First", "Second"), "-1 -1")


interact(play)
