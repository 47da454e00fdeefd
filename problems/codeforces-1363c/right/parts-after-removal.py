# Counts the parts that are left without x, by joining the others: at most one if x is a leaf or alone.
import sys

numbers = iter(map(int, sys.stdin.read().split()))
for _ in range(next(numbers)):
    n, x = next(numbers), next(numbers)
    parts, up = n - 1, list(range(n + 1))

    def top(vertex):
        while up[vertex] != vertex:
            up[vertex] = up[up[vertex]]
            vertex = up[vertex]
        return vertex

    for _ in range(n - 1):
        u, v = next(numbers), next(numbers)
        if x not in (u, v):
            up[top(u)] = top(v)
            parts -= 1
    print("Ashish" if n % 2 == 1 and parts >= 2 else "Ayush")
