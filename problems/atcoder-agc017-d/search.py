# The nim-values of some trees, given by what their vertices 2, 3, ... stand on, by trying all cuts.
from functools import cache


@cache
def nim_value(edges):
    reached = set()
    for cut in edges:
        joined = {1}
        for below, above in edges:  # each edge comes after the one it stands on
            if below in joined and (below, above) != cut:
                joined.add(above)
        reached.add(nim_value(tuple(edge for edge in edges if edge[1] in joined)))
    return min(set(range(len(reached) + 1)) - reached)


for tree in (1,), (1, 2), (1, 2, 3), (1, 1), (1, 1, 2), (1, 1, 2, 3), (1, 2, 2), (1, 2, 2, 3):
    edges = tuple(zip(tree, range(2, len(tree) + 2)))
    ends = " ".join(f"{below} {above}" for below, above in edges)
    print(f"{len(tree) + 1} {ends}: {nim_value(edges)}")
