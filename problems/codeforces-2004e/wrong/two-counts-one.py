# WA: gives even heaps the value 1, as 2 is the first prime, and the heap 1 the value 0.
import sys

LAST = 10**5
value = [0] * (LAST + 1)
index = 0
for p in range(2, LAST + 1):
    if value[p] == 0:
        index += 1
        for m in range(p, LAST + 1, p):
            if value[m] == 0:
                value[m] = index

tokens = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(tokens[0]):
    n = tokens[at]
    total = 0
    for heap in tokens[at + 1 : at + n + 1]:
        total ^= value[min(heap, LAST)]
    at += n + 1
    print("Alice" if total else "Bob")
