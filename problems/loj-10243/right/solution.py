# Tokens stand on the vertices of an acyclic digraph; a move slides one of them along an edge, and
# the player who cannot move loses. Theorem (Sprague, 1935; Grundy, 1939): the player to move
# loses if and only if the xor of the nim-values of the tokens' vertices is 0.
import sys

# A path may visit all of 2000 vertices.
sys.setrecursionlimit(10_000)


def nim_value(successors, vertex, values):
    if vertex not in values:
        options = {nim_value(successors, to, values) for to in successors[vertex]}
        mex = 0
        while mex in options:
            mex += 1
        values[vertex] = mex
    return values[vertex]


def solve(successors, tokens):
    values = {}
    nim_sum = 0
    for vertex in tokens:
        # The theorem:
        nim_sum ^= nim_value(successors, vertex, values)
    return nim_sum != 0


def main():
    numbers = map(int, sys.stdin.read().split())
    n, m, k = next(numbers), next(numbers), next(numbers)
    successors = [[] for _ in range(n + 1)]
    for _ in range(m):
        start, end = next(numbers), next(numbers)
        successors[start].append(end)
    tokens = [next(numbers) for _ in range(k)]
    print("win" if solve(successors, tokens) else "lose")


main()
