# Token by token: the xor of each slice, and its largest heap.
import sys
from functools import reduce
from operator import xor

tokens = list(map(int, sys.stdin.read().split()))
at = 1
for _ in range(tokens[0]):
    heaps = tokens[at + 1 : at + 1 + tokens[at]]
    at += 1 + len(heaps)
    wins = (reduce(xor, heaps) != 0) == (max(heaps) > 1)
    print("John" if wins else "Brother")
