# RE: goes round a cycle by a function that calls itself for every vertex.
import sys

n, l, r, *ends = map(int, sys.stdin.read().split())
neighbours = [[] for _ in range(n + 1)]
for u, v in zip(ends[::2], ends[1::2]):
    neighbours[u].append(v)
    neighbours[v].append(u)
is_seen = [False] * (n + 1)


def visit(vertex):
    if is_seen[vertex]:
        return 0
    is_seen[vertex] = True
    return 1 + sum(visit(other) for other in neighbours[vertex])


nim_sum = 0
for vertex in range(1, n + 1):
    length = visit(vertex)
    nim_sum ^= length // l if length < l + r else 0
print("Alice" if nim_sum else "Bob")
