# WA: pairs the first heap with the first one of the second half.
import sys

tokens = map(int, sys.stdin.read().split())
for _ in range(next(tokens)):
    heaps = [next(tokens) for _ in range(next(tokens))]
    half = len(heaps) // 2
    nim_sum = 0
    for a, b in zip(heaps[:half], heaps[half:]):
        joined = (a - 1) | (b - 1)
        nim_sum ^= (~joined & (joined + 1)).bit_length() - 1
    print("YES" if nim_sum else "NO")
