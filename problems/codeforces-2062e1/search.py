# The lost weights on a path of three nodes and on a root with two leaves, by trying all moves; a player
# who cannot move wins.
from functools import cache
from itertools import product


@cache
def wins(left, last, weights, subtrees):
    picks = [vertex for vertex in left if weights[vertex] > last]
    return not picks or any(
        not wins(left - subtrees[vertex], weights[vertex], weights, subtrees) for vertex in picks
    )


# The parents of nodes 2 and 3, and the subtree of each node.
trees = {"1 2": ({0, 1, 2}, {1, 2}, {2}), "1 1": ({0, 1, 2}, {1}, {2})}
for parents, subtrees in trees.items():
    subtrees = tuple(map(frozenset, subtrees))
    for weights in product(range(1, 4), repeat=3):
        if not wins(subtrees[0], 0, weights, subtrees):
            print("0 3", *weights, parents + ": lost")
