# WA: plays Nim with two heaps as well, without the takes from both.
input()
total = 0
for heap in map(int, input().split()):
    total ^= heap
print("BitLGM" if total else "BitAryo")
