# Token by token: a zero in front makes the number of heaps even.
import sys

tokens = iter(map(int, sys.stdin.read().split()))
for _ in range(next(tokens)):
    n = next(tokens)
    heaps = [0] * (n % 2) + [next(tokens) for _ in range(n)]
    total = 0
    for left, right in zip(heaps[::2], heaps[1::2]):
        total ^= right - left
    print("TAK" if total else "NIE")
