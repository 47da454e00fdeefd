# Line by line (input): one mark after the other. Vertices from which no edge leads to an earlier one
# of this round get the mark; the others wait for the next round.
from graphlib import TopologicalSorter

n, m, k = map(int, input().split())
successors = {vertex: [] for vertex in range(1, n + 1)}
for _ in range(m):
    x, y = map(int, input().split())
    successors[x].append(y)
waiting = list(TopologicalSorter(successors).static_order())
values = {}
value = 0
while waiting:
    later = []
    for vertex in waiting:
        if any(values.get(to) == value for to in successors[vertex]):
            later.append(vertex)
        else:
            values[vertex] = value
    waiting = later
    value += 1
total = 0
for token in map(int, input().split()):
    total ^= values[token]
print("win" if total else "lose")
