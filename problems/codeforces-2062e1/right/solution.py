# A tree with weights: a move picks a vertex that is heavier than the one picked last, and takes it
# away with all below it. The player who cannot move wins.
# Theorem: the heaviest of the vertices that have a heavier one outside their own subtree wins; if
# there is none, every move loses.
import sys
from itertools import accumulate


def subtrees(n, edges):
    neighbours = [[] for _ in range(n)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    parents, order, waiting = [-1] * n, [], [0]
    while waiting:
        vertex = waiting.pop()
        order.append(vertex)
        for child in neighbours[vertex]:
            if child != parents[vertex]:
                parents[child] = vertex
                waiting.append(child)
    sizes = [1] * n
    for vertex in reversed(order[1:]):
        sizes[parents[vertex]] += sizes[vertex]
    return order, sizes


def solve(weights, edges):
    n = len(weights)
    order, sizes = subtrees(n, edges)
    in_order = [weights[vertex] for vertex in order]
    before = [0, *accumulate(in_order, max)]
    after = [*accumulate(reversed(in_order), max)][::-1] + [0]
    best = -1
    for place, vertex in enumerate(order):
        outside = max(before[place], after[place + sizes[vertex]])
        # The theorem:
        if outside > weights[vertex] and (best < 0 or weights[vertex] > weights[best]):
            best = vertex
    return best + 1


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    answers = []
    for _ in range(next(numbers)):
        n = next(numbers)
        weights = [next(numbers) for _ in range(n)]
        edges = [(next(numbers) - 1, next(numbers) - 1) for _ in range(n - 1)]
        answers.append(solve(weights, edges))
    print("\n".join(map(str, answers)))


main()
