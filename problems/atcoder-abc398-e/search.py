# Who wins on the paths of 2 to 6 vertices, by trying all moves.
from functools import cache
from itertools import combinations


def has_odd_cycle(n, edges):
    side = {1: 0}
    for _ in range(n):
        for u, v in edges:
            for here, there in (u, v), (v, u):
                if here in side:
                    side.setdefault(there, 1 - side[here])
    return any(side[u] == side[v] for u, v in edges)


@cache
def wins(n, edges):
    new = set(combinations(range(1, n + 1), 2)) - edges
    legal = [edges | {edge} for edge in new if not has_odd_cycle(n, edges | {edge})]
    return any(not wins(n, more) for more in legal)


for n in range(2, 7):
    path = [(vertex, vertex + 1) for vertex in range(1, n)]
    outcome = "won" if wins(n, frozenset(path)) else "lost"
    print(" ".join(map(str, [n, *sum(path, ())])) + ": " + outcome)
