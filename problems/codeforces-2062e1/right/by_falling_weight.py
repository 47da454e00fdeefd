# The places of all heavier vertices are kept as an interval: a subtree that does not contain it has a
# heavier vertex outside. Of equally heavy vertices this prints the last one.
import sys
from itertools import groupby


def intervals(neighbours):
    first, end, entered = {}, {}, 0
    path = [(1, 0)]
    while path:
        vertex, parent = path.pop()
        if vertex in first:
            end[vertex] = entered
            continue
        first[vertex] = entered
        entered += 1
        path.append((vertex, parent))
        path += [(child, vertex) for child in neighbours[vertex] if child != parent]
    return first, end


def winning(n, weights, neighbours):
    first, end = intervals(neighbours)
    vertices = sorted(range(1, n + 1), key=lambda vertex: -weights[vertex])
    least, most = n, -1
    for _, equal in groupby(vertices, key=lambda vertex: weights[vertex]):
        equal = list(equal)
        for vertex in reversed(equal):
            if most >= 0 and not first[vertex] <= least <= most < end[vertex]:
                return vertex
        places = [first[vertex] for vertex in equal]
        least, most = min(least, *places), max(most, *places)
    return 0


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    for _ in range(next(numbers)):
        n = next(numbers)
        weights = [0] + [next(numbers) for _ in range(n)]
        neighbours = [[] for _ in range(n + 1)]
        for _ in range(n - 1):
            a, b = next(numbers), next(numbers)
            neighbours[a].append(b)
            neighbours[b].append(a)
        print(winning(n, weights, neighbours))


main()
