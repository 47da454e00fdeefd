# The lost trees of 1 to 5 vertices by trying all moves: their number, and for the vertices 2, 3, ...
# a smaller neighbour. Vertex 1 is the special one.
from functools import cache
from itertools import product


def wins(parents):
    edges = list(enumerate(parents, start=2))

    @cache
    def wins(there):
        degree = {v: sum(v in e and there.issuperset(e) for e in edges) for v in there}
        leaves = [v for v in there if degree[v] <= 1]
        return any(v == 1 or not wins(there - {v}) for v in leaves)

    return wins(frozenset(range(1, len(parents) + 2)))


for n in range(1, 6):
    for parents in product(*(range(1, vertex) for vertex in range(2, n + 1))):
        if not wins(parents):
            print(" ".join(map(str, (n, *parents))) + ": lost")
