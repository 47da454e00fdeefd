# Line by line: a table of the 61 values, and how often each size occurs.
import sys

table = [k for k in range(12) for _ in range(k + 1)]
counts = [0] * len(table)
sys.stdin.readline()
for line in sys.stdin:
    counts[int(line)] += 1
total = 0
for size, count in enumerate(counts):
    if count % 2 == 1:
        total ^= table[size]
print("NO" if total else "YES")
