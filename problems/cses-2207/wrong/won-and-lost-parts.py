# WA: calls a heap won if it can be divided into two lost heaps, and forgets that two won ones may cancel.
import sys

LAST = 2000
lost = [True] * (LAST + 1)
for heap in range(3, LAST + 1):
    lost[heap] = not any(lost[part] and lost[heap - part] for part in range(1, (heap + 1) // 2))
for token in sys.stdin.read().split()[1:]:
    print("second" if int(token) <= LAST and lost[int(token)] else "first")
