# Line by line (sys.stdin): sums of nim-values as sets of bits, up to the last heap known to be lost.
import sys

LAST = 1222
values = [0, 0, 0]
for heap in range(3, LAST + 1):
    reached = 0
    for part in range(1, (heap + 1) // 2):
        reached |= 1 << (values[part] ^ values[heap - part])
    values.append((~reached & (reached + 1)).bit_length() - 1)

lines = sys.stdin.readlines()
for line in lines[1 : int(lines[0]) + 1]:
    heap = int(line)
    print("second" if heap <= LAST and values[heap] == 0 else "first")
