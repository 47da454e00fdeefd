# Line by line (input): counts each size, and takes the largest one with an odd count.
from collections import Counter
from functools import reduce
from operator import xor

input()
heaps = list(map(int, input().split()))
if reduce(xor, heaps):
    print(-1)
else:
    print(max((size for size, count in Counter(heaps).items() if count % 2), default=1) - 1)
