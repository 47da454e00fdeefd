# The nim-values of three trees with 1, 2, ... pinned vertices, by trying all cuts.
from functools import cache


@cache
def nim_value(pinned, edges):
    reached = set()
    for cut in edges:
        left = [edge for edge in edges if edge != cut]
        joined = set(range(1, pinned + 1))
        for _ in left:
            joined.update(end for edge in left if joined & set(edge) for end in edge)
        reached.add(nim_value(pinned, tuple(edge for edge in left if edge[0] in joined)))
    return min(set(range(len(reached) + 1)) - reached)


path = ((1, 2), (2, 3), (3, 4), (4, 5))
between = ((1, 3), (3, 4), (4, 5), (5, 2))
sample = ((1, 2), (2, 3), (2, 4), (4, 5))
for edges in path, between, sample:
    ends = " ".join(f"{x} {y}" for x, y in edges)
    for pinned in range(1, 6):
        print(f"5 {pinned} {ends}: {nim_value(pinned, edges)}")
