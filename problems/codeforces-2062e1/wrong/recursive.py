# RE: goes down the tree by recursion, which ends at a depth of a thousand.
import sys
from itertools import accumulate


def solve(weights, neighbours):
    order, sizes = [], [1] * len(weights)

    def enter(vertex, parent):
        order.append(vertex)
        for child in neighbours[vertex]:
            if child != parent:
                enter(child, vertex)
                sizes[vertex] += sizes[child]

    enter(1, 0)
    in_order = [weights[vertex] for vertex in order]
    before = [0, *accumulate(in_order, max)]
    after = [*accumulate(reversed(in_order), max)][::-1] + [0]
    best = 0
    for place, vertex in enumerate(order):
        outside = max(before[place], after[place + sizes[vertex]])
        if outside > weights[vertex] > weights[best]:
            best = vertex
    return best


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
        print(solve(weights, neighbours))


main()
