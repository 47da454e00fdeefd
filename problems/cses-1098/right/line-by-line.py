# Line by line (input): the nim-value of a heap is its remainder by 4.
import sys

lines = iter(sys.stdin.read().splitlines())
for _ in range(int(next(lines))):
    next(lines)
    nim_sum = 0
    for heap in next(lines).split():
        nim_sum ^= int(heap) % 4
    print("second" if nim_sum == 0 else "first")
