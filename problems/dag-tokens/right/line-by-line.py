# Line by line (readline): nim-values from the sinks backwards, a vertex after its last successor.
import gc
import sys

# A million small lists are not garbage, and CPython spends most of its time looking for it. PyPy
# would keep everything, as it counts no references.
if sys.implementation.name == "cpython":
    gc.disable()
readline = sys.stdin.buffer.readline


def read_list():
    return list(map(int, readline().split()))[1:]


def nim_values(graph):
    predecessors = [[] for _ in graph]
    for vertex, successors in enumerate(graph):
        for successor in successors:
            predecessors[successor].append(vertex)
    missing = [len(successors) for successors in graph]
    ready = [vertex for vertex, successors in enumerate(graph) if not successors]
    values = [0] * len(graph)
    for vertex in ready:
        seen = {values[successor] for successor in graph[vertex]}
        value = 0
        while value in seen:
            value += 1
        values[vertex] = value
        for predecessor in predecessors[vertex]:
            missing[predecessor] -= 1
            if missing[predecessor] == 0:
                ready.append(predecessor)
    return values


for line in iter(readline, b""):
    # Vertex 0 is not in the input: it has no edges.
    graph = [[]] + [read_list() for _ in range(int(line))]
    values = nim_values(graph)
    total = 0
    for vertex in read_list():
        total ^= values[vertex]
    print(1 if total else 2)
