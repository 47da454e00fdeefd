# WA: asks for every size twice or more, which is not the same as in pairs.
import sys
from collections import Counter

tokens = map(int, sys.stdin.read().split())
for _ in range(next(tokens)):
    bags = [next(tokens) for _ in range(next(tokens))]
    alone = any(times == 1 for times in Counter(bags).values())
    print("First" if len(bags) % 2 == 0 and alone else "Second")
