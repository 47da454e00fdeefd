# Token by token: a heap passes on to all larger ones whether it is lost.
import sys

n, heap, *amounts = map(int, sys.stdin.read().split())
amounts = amounts[:n]
won = [False] * (heap + max(amounts) + 1)
for lost in range(heap + 1):
    if not won[lost]:
        for amount in amounts:
            won[lost + amount] = True
print("First" if won[heap] else "Second")
