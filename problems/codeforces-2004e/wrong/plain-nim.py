# WA: plays Nim on the heaps, as if any number could be taken.
for _ in range(int(input())):
    input()
    total = 0
    for heap in map(int, input().split()):
        total ^= heap
    print("Alice" if total else "Bob")
