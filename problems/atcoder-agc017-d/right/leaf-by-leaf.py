# Line by line: leaf by leaf is taken away, and its string hung on the vertex below it.
import sys

readline = sys.stdin.readline
n = int(readline())
degree = [0] * (n + 1)
ends = [0] * (n + 1)
for _ in range(n - 1):
    x, y = map(int, readline().split())
    degree[x] += 1
    degree[y] += 1
    ends[x] ^= y
    ends[y] ^= x
# Vertex 1 is not a leaf.
degree[1] = n
value = [0] * (n + 1)
for start in range(2, n + 1):
    leaf = start
    while degree[leaf] == 1:
        below = ends[leaf]
        value[below] ^= value[leaf] + 1
        ends[below] ^= leaf
        degree[below] -= 1
        degree[leaf] = 0
        leaf = below
print("Alice" if value[1] else "Bob")
