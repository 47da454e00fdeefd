# Line by line (input): the remainder of every heap.
for _ in range(int(input())):
    heap, cap = map(int, input().split())
    print("A" if heap % (cap + 1) else "B")
