# Token by token: floor(k phi) by an integer square root.
import sys
from math import isqrt

pairs = []
for n in map(int, sys.stdin.read().split()):
    for k in range(len(pairs), n + 1):
        smaller = (k + isqrt(5 * k * k)) // 2
        pairs.append(f"({smaller},{smaller + k})")
    print("".join(pairs[: n + 1]))
