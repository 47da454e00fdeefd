# Line by line: the parity of the distance to a leaf, from the leaves upwards.
from collections import Counter

n = int(input())
apples = list(map(int, input().split()))
parents = [0] + [int(word) - 1 for word in input().split()]
missing = [0] * n
for node in range(1, n):
    missing[parents[node]] += 1
heap = [True] * n
ready = [node for node in range(n) if missing[node] == 0]
for node in ready:
    if node:
        parent = parents[node]
        heap[parent] = not heap[node]
        missing[parent] -= 1
        if missing[parent] == 0:
            ready.append(parent)
total = 0
for node in range(n):
    if heap[node]:
        total ^= apples[node]
often = Counter(apples[node] for node in range(n) if not heap[node])
answer = sum(often[apples[node] ^ total] for node in range(n) if heap[node])
if total == 0:
    heaps = sum(heap)
    answer += heaps * (heaps - 1) // 2 + (n - heaps) * (n - heaps - 1) // 2
print(answer)
