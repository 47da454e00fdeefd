# Line by line (input): a heap's value is its size less the number of smaller repeats.
from bisect import bisect_left
from collections import Counter

n, m = map(int, input().split())
heaps = list(map(int, input().split()))
forbidden = {}
for _ in range(m):
    x, y = map(int, input().split())
    forbidden.setdefault(x, []).append(x - y)

repeats, value_of, times = [], {}, Counter()


def value(heap):
    return value_of[heap] if heap in value_of else heap - bisect_left(repeats, heap)


for x in sorted(forbidden):
    missing = Counter(map(value, forbidden[x]))
    free = [v for v, count in missing.items() if count == 1 + times[v]]
    if free:
        value_of[x] = min(free)
        times[value_of[x]] += 1
        repeats.append(x)

total = 0
for heap in heaps:
    total ^= value(heap)
print("Takahashi" if total else "Aoki")
