# Token by token: the slices of the even stairs.
import sys
from functools import reduce
from operator import xor

tokens = list(map(int, sys.stdin.buffer.read().split()))
place = 1
for _ in range(tokens[0]):
    stairs = tokens[place + 1 : place + 1 + tokens[place]]
    place += 1 + len(stairs)
    print("first" if reduce(xor, stairs[1::2], 0) else "second")
