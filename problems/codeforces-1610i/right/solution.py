# Green Hackenbush on a tree whose vertices 1 to k are the ground, for each k.
# Fusion principle (Berlekamp, Conway and Guy, 1982): the edges between pinned vertices, on whatever
# paths, become loops on one vertex, and each of them is worth 1. Colon principle: any other edge,
# with something of the nim-value v on it, is worth v + 1.
import sys


def from_ground(neighbours):
    """The vertices from vertex 1 upwards, and the one below each of them."""
    order = [1]
    below = [0] * len(neighbours)
    for vertex in order:  # grows as it is read
        for above in neighbours[vertex]:
            if above != below[vertex]:
                below[above] = vertex
                order.append(above)
    return order, below


def solve(neighbours):
    order, below = from_ground(neighbours)
    values = [0] * len(neighbours)
    for vertex in reversed(order[1:]):
        # The theorem:
        values[below[vertex]] ^= values[vertex] + 1
    is_fused = [False] * len(neighbours)
    is_fused[1] = True
    value = values[1]
    winners = []
    for vertex in range(1, len(neighbours)):
        # The edge below carries the vertex no more: it is a loop beside what stands on it.
        while not is_fused[vertex]:
            is_fused[vertex] = True
            # The theorem:
            value ^= (values[vertex] + 1) ^ 1 ^ values[vertex]
            vertex = below[vertex]
        winners.append("1" if value else "2")
    return "".join(winners)


def main():
    n, *ends = map(int, sys.stdin.buffer.read().split())
    neighbours = [[] for _ in range(n + 1)]
    for x, y in zip(ends[::2], ends[1::2]):
        neighbours[x].append(y)
        neighbours[y].append(x)
    print(solve(neighbours))


main()
