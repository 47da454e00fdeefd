# A graph of cycles: remove l to r vertices that are connected.
# Theorem: the nim-value of a cycle of n vertices is n / l, rounded down, if n < l + r, and 0
# otherwise. Alice loses if and only if the nim-sum is 0.
import sys


def solve(l, r, cycles):
    nim_sum = 0
    for n in cycles:
        # The theorem:
        nim_sum ^= n // l if n < l + r else 0
    return nim_sum != 0


def lengths(neighbours):
    is_seen = [False] * len(neighbours)
    for start in range(1, len(neighbours)):
        length = 0
        vertex = start
        while not is_seen[vertex]:
            is_seen[vertex] = True
            length += 1
            one, other = neighbours[vertex]
            vertex = other if is_seen[one] else one
        yield length


def main():
    numbers = map(int, sys.stdin.read().split())
    n, l, r = next(numbers), next(numbers), next(numbers)
    neighbours = [[] for _ in range(n + 1)]
    for _ in range(n):
        u, v = next(numbers), next(numbers)
        neighbours[u].append(v)
        neighbours[v].append(u)
    print("Alice" if solve(l, r, lengths(neighbours)) else "Bob")


main()
