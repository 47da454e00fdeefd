# Line by line (input): functools.reduce over a line of heaps.
import sys
from functools import reduce
from operator import xor

lines = sys.stdin.read().splitlines()
for line in lines[2::2]:
    print("first" if reduce(xor, map(int, line.split())) else "second")
