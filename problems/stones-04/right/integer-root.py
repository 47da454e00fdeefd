# Token by token: the golden multiple of the difference by an integer square root.
import sys
from math import isqrt

tokens = list(map(int, sys.stdin.read().split()))
for a, b in zip(tokens[::2], tokens[1::2]):
    k = abs(a - b)
    print(0 if min(a, b) == (k + isqrt(5 * k * k)) // 2 else 1)
