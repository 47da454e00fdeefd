# RE: recursion as deep as the tree is high.
import sys

n, *ends = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(n + 1)]
for x, y in zip(ends[::2], ends[1::2]):
    neighbours[x].append(y)
    neighbours[y].append(x)
below, values = [0] * (n + 1), [0] * (n + 1)


def visit(vertex):
    for above in neighbours[vertex]:
        if above != below[vertex]:
            below[above] = vertex
            values[vertex] ^= visit(above) + 1
    return values[vertex]


value, is_fused = visit(1), [False, True] + [False] * n
for pinned in range(1, n + 1):
    while not is_fused[pinned]:
        is_fused[pinned] = True
        value ^= (values[pinned] + 1) ^ 1 ^ values[pinned]
        pinned = below[pinned]
    print("1" if value else "2", end="")
print()
