# Tokens stand on the vertices of an acyclic digraph; a move slides one of them along an edge, and
# the player who cannot move loses. Theorem (Sprague, 1935; Grundy, 1939): the player to move
# loses if and only if the xor of the nim-values of the tokens' vertices is 0.
import sys
from itertools import chain


def in_order(successors):
    """The vertices in an order in which every edge leads forwards."""
    waiting = [0] * len(successors)
    for edges in successors:
        for successor in edges:
            waiting[successor] += 1
    order = [vertex for vertex, edges in enumerate(waiting) if edges == 0]
    for vertex in order:
        for successor in successors[vertex]:
            waiting[successor] -= 1
            if waiting[successor] == 0:
                order.append(successor)
    return order


def nim_values(successors):
    values = [0] * len(successors)
    for vertex in reversed(in_order(successors)):
        options = {values[successor] for successor in successors[vertex]}
        while values[vertex] in options:
            values[vertex] += 1
    return values


def solve(successors, tokens):
    values = nim_values(successors)
    nim_sum = 0
    for vertex in tokens:
        # The theorem:
        nim_sum ^= values[vertex]
    return nim_sum != 0


def main():
    # One line at a time: the words of a large input take far more memory than its text.
    numbers = chain.from_iterable(map(int, line.split()) for line in sys.stdin.buffer)
    for n in numbers:
        # Vertex 0 is none of the input's.
        successors = [[]] + [[next(numbers) for _ in range(next(numbers))] for _ in range(n)]
        tokens = [next(numbers) for _ in range(next(numbers))]
        print(1 if solve(successors, tokens) else 2)


main()
