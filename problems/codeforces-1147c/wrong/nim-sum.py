# WA: plays Nim, in which a move takes from one heap.
input()
total = 0
for heap in map(int, input().split()):
    total ^= heap
print("Alice" if total else "Bob")
