# Line by line (input): a heap to a line.
total = 0
for _ in range(int(input())):
    total ^= int(input())
print("A" if total else "B")
