# Line by line: the nim-sum of floor((a mod (L + R)) / L).
from functools import reduce
from operator import xor

_, least, most = map(int, input().split())
heaps = map(int, input().split())
print("First" if reduce(xor, (heap % (least + most) // least for heap in heaps)) else "Second")
