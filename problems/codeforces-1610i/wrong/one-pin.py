# WA: repeats the answer with one pinned vertex, as if the others changed nothing.
import sys

n, *ends = map(int, sys.stdin.buffer.read().split())
neighbours = [[] for _ in range(n + 1)]
for x, y in zip(ends[::2], ends[1::2]):
    neighbours[x].append(y)
    neighbours[y].append(x)
order, below, values = [1], [0] * (n + 1), [0] * (n + 1)
for vertex in order:
    for above in neighbours[vertex]:
        if above != below[vertex]:
            below[above] = vertex
            order.append(above)
for vertex in reversed(order[1:]):
    values[below[vertex]] ^= values[vertex] + 1
print(("1" if values[1] else "2") * n)
