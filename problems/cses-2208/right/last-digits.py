# Line by line: the last decimal digits of the heaps.
import sys

lines = sys.stdin.read().split("\n")
for heaps in lines[2 : 2 * int(lines[0]) + 1 : 2]:
    odd = any(heap[-1] in "13579" for heap in heaps.split())
    print("first" if odd else "second")
