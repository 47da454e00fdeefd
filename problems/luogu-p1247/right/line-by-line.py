# Line by line (input): the first heap whose exclusive or with the nim-sum is smaller.
from functools import reduce
from operator import xor

input()
heaps = list(map(int, input().split()))
nim_sum = reduce(xor, heaps)
for index, heap in enumerate(heaps):
    if heap ^ nim_sum < heap:
        print(heap - (heap ^ nim_sum), index + 1)
        heaps[index] = heap ^ nim_sum
        print(" ".join(map(str, heaps)))
        break
else:
    print("lose")
