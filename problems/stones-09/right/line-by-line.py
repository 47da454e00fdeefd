# Line by line (input): turns the xor of normal play round if all heaps have one stone.
for _ in range(int(input())):
    input()
    total, largest = 0, 0
    for heap in map(int, input().split()):
        total ^= heap
        largest = max(largest, heap)
    yougth = total == 0 if largest == 1 else total != 0
    print("Yougth" if yougth else "Hrdv")
