# Token by token: the blank lines do not matter.
import sys

tokens = map(int, sys.stdin.read().split())
for _ in range(next(tokens)):
    n, _k, _d = next(tokens), next(tokens), next(tokens)
    total = 0
    for _ in range(n):
        _y, black, white = next(tokens), next(tokens), next(tokens)
        total ^= abs(black - white) - 1
    print("Yes" if total else "No")
