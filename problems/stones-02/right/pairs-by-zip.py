# Token by token: pairs the tokens of a case off as heaps and caps.
import sys

tokens = iter(map(int, sys.stdin.read().split()))
for _ in range(next(tokens)):
    n = next(tokens)
    total = 0
    for _, stones, most in zip(range(n), tokens, tokens):
        total ^= stones % (most + 1)
    print("Win" if total else "Lose")
