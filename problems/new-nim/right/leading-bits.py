# Token by token: the basis is a dictionary from the leading bit to the heap that has it.
import sys

heaps = sorted(map(int, sys.stdin.read().split()[1:]), reverse=True)
basis = {}
removed = 0
for heap in heaps:
    rest = heap
    while rest and rest.bit_length() in basis:
        rest ^= basis[rest.bit_length()]
    if rest:
        basis[rest.bit_length()] = rest
    else:
        removed += heap
print(removed)
