# Green Hackenbush on a tree: cut an edge, and what is no longer joined to vertex 1 falls.
# Colon principle (Berlekamp, Conway and Guy, 1982): an edge with something of the nim-value v
# on it is worth v + 1, and what stands on one vertex is a sum.


def from_ground(neighbours):
    """The vertices from vertex 1 upwards, each with the one below it."""
    order = [(1, 0)]
    for vertex, below in order:  # grows as it is read
        order += [(above, vertex) for above in neighbours[vertex] if above != below]
    return order


def solve(neighbours):
    values = [0] * len(neighbours)
    for vertex, below in reversed(from_ground(neighbours)[1:]):
        # The theorem:
        values[below] ^= values[vertex] + 1
    return values[1] != 0


def main():
    n = int(input())
    neighbours = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        x, y = map(int, input().split())
        neighbours[x].append(y)
        neighbours[y].append(x)
    print("Alice" if solve(neighbours) else "Bob")


main()
