# WA: expects the edges of a cycle one after another, as in the samples.
import sys

n, l, r, *ends = map(int, sys.stdin.read().split())
nim_sum = length = 0
first = ends[0]
for i in range(n):
    length += 1
    if ends[2 * i + 1] == first:
        nim_sum ^= length // l if length < l + r else 0
        length = 0
        first = ends[2 * i + 2] if i + 1 < n else 0
print("Alice" if nim_sum else "Bob")
